import { CONTENT_WIDTH, PAGE, type TaggedPdf } from "#server/resources/product/datasheet/tagged-pdf.ts";
import { ADVICE } from "../common-texts.ts";
import type { Device } from "../device.ts";
import { endPaper, INK, openPaper, type Paper, RULE, SAND, SOFT, writeHeading, writeTable, writeWarning } from "../paper.ts";
import type { ProductRecord } from "../record.ts";
import type { Text } from "../text.ts";
import { drawLadder } from "./draw-ladder.ts";
import { RAILS, SIGNS, type Terminal, type Wiring } from "./wiring.ts";

const WIRING = {
  kind: ["Schéma de raccordement", "Wiring diagram"],
  network: ["Par le câble réseau", "By the network cable"],
  supply: ["Ou par une alimentation et le Wi-Fi", "Or by a power supply and Wi-Fi"],
  terminals: ["Bornes", "Terminals"],
  limits: ["Limites", "Limits"],
  before: ["Avant de raccorder", "Before you connect"],
} as const satisfies Record<string, Text>;

const RULES: Record<"mains" | "low", Text[]> = {
  mains: [
    [
      "Dénudez sur 7\u202fmm, serrez à 0,5\u202fN·m\u202f: aucun brin ni cuivre hors de la borne. Un seul circuit par appareil.",
      "Strip 7 mm, tighten to 0.5 N·m: no strand, no copper outside the terminal. One circuit for each device.",
    ],
    [
      "Remettez le courant couvercles fermés, puis essayez chaque borne d’après ce schéma.",
      "Switch the power on with covers closed, then try each terminal against this diagram.",
    ],
  ],
  low: [
    [
      "Respectez le plus et le moins\u202f: une inversion ne détruit rien, mais l’appareil reste éteint.",
      "Mind plus and minus: a reversal destroys nothing, but the device stays off.",
    ],
    ["Au-delà de 20\u202fm, doublez la section des conducteurs.", "Beyond 20 m, double the cross-section of the wires."],
    [
      "L’alimentation se coupe au tableau, derrière son propre disjoncteur.",
      "The supply is switched off at the board, behind its own breaker.",
    ],
  ],
};

/** Rows of the record that limit a connection. */
const LIMITS_MAX = 6;
const LIMITS = [
  "Tension",
  "Tension de sortie",
  "Intensité maximale",
  "Charge par voie",
  "Charge LED",
  "Charge halogène",
  "Consommation",
  "Bornes",
  "Neutre requis",
  "Profondeur de boîte",
  "Classe de protection",
  "Indice de protection",
];

const CHAIN_HEIGHT = 84;
const CHAIN_BOX = 150;

/** Draws a device behind its network cable. */
function drawChain(pdf: TaggedPdf, record: ProductRecord, { from, cable, port }: NonNullable<Wiring["chain"]>): void {
  const box = { left: PAGE.margin, top: pdf.top, width: CONTENT_WIDTH, height: CHAIN_HEIGHT };
  const alt = [...from, cable, port].map(record.say).join(", ");
  pdf.draw({ ...box, alt: `${record.title}. ${alt}`, lang: record.language }, (page) => {
    const right = PAGE.width - PAGE.margin - CHAIN_BOX;
    const middle = box.top + CHAIN_HEIGHT / 2;
    for (const [left, lines] of [
      [box.left, from.map(record.say)],
      [right, [record.title, record.say(port)]],
    ] as const) {
      page
        .lineWidth(1)
        .rect(left, box.top + 16, CHAIN_BOX, CHAIN_HEIGHT - 32)
        .fillAndStroke(SAND, left === right ? INK : RULE);
      for (const [index, text] of lines.entries())
        pdf.label(text, {
          x: left + CHAIN_BOX / 2,
          y: middle - 7 + index * 14,
          size: index === 0 ? 9 : 8.5,
          color: index === 0 ? INK : SOFT,
          isStrong: index === 0,
        });
    }
    page
      .moveTo(box.left + CHAIN_BOX, middle)
      .lineTo(right, middle)
      .lineWidth(2.4)
      .stroke("#2f6690");
    for (const x of [box.left + CHAIN_BOX, right])
      page
        .rect(x - 6, middle - 6, 12, 12)
        .lineWidth(1.2)
        .fillAndStroke("#ffffff", INK);
    pdf.label(record.say(cable), { x: PAGE.width / 2, y: middle - 12, size: 9, color: INK });
  });
  pdf.top = box.top + CHAIN_HEIGHT;
}

const BLIND: Text = ["Fil de store\u202f: noir ou marron", "Blind wire: black or brown"];
const DRY: Text = ["Contact sec, libre de potentiel", "Dry contact, potential-free"];

/** Lists what a terminal is for and which wire it takes; nothing where the one before says so. */
function rowsOf({ say, language }: ProductRecord, { name, rail, via, purpose, bridge }: Terminal, section: string): string[][] {
  if (!purpose) return [];
  const own = bridge ? BLIND : via && SIGNS[via].wire;
  const wire = say(rail ? (own ?? RAILS[rail].wire) : DRY);
  const size = language === "fr" ? section : section.replace(",", ".");
  return [[name, say(purpose), rail?.startsWith("B") ? wire : `${wire}, ${size}\u00a0mm²`]];
}

function writeLimits(paper: Paper): void {
  const rows = LIMITS.flatMap((key) => paper.record.rows.find((row) => row.key === key) ?? []).slice(0, LIMITS_MAX);
  const half = Math.ceil(rows.length / 2);
  const column = (CONTENT_WIDTH - 20) / 2;
  const { pdf } = paper;
  writeHeading(paper, WIRING.limits, { followedBy: half * 16 - 12 });
  const { top } = pdf;
  const ends = [rows.slice(0, half), rows.slice(half)].map((part, index) => {
    pdf.top = top;
    const left = PAGE.margin + index * (column + 20);
    writeTable(
      paper,
      part.map(({ name, value }) => [name, value]),
      { left, widths: [120, column - 120], size: 9, gap: 2.5 },
    );
    return pdf.top;
  });
  pdf.top = Math.max(...ends);
}

/** Draws the wiring diagram of a device: the drawing, its terminals, its limits and the rules. */
export async function drawWiring(record: ProductRecord, device: Device, { ladder, chain }: Wiring): Promise<Buffer> {
  const paper = openPaper(record, WIRING.kind);
  const { pdf } = paper;
  const hazards = device.hazards.filter((hazard) => hazard === "mains" || hazard === "low" || hazard === "bus");
  const rules = RULES[hazards.includes("mains") ? "mains" : "low"];
  writeWarning(paper, WIRING.before, [...hazards.flatMap((hazard) => ADVICE[hazard]), ...rules].map(record.say));
  pdf.top += 8;
  if (chain) {
    if (ladder) writeHeading(paper, WIRING.network);
    drawChain(pdf, record, chain);
    if (ladder) writeHeading(paper, WIRING.supply);
  }
  if (ladder) {
    drawLadder(pdf, record, ladder);
    writeHeading(paper, WIRING.terminals, { followedBy: 80 });
    const rows = [...ladder.top, ...ladder.bottom].flatMap((terminal) => rowsOf(record, terminal, ladder.section));
    writeTable(paper, rows, { widths: [50, 230, CONTENT_WIDTH - 280], size: 9, gap: 2.5 });
  }
  writeLimits(paper);
  return endPaper(paper);
}
