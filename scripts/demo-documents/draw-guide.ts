import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { CONTENT_WIDTH, PAGE } from "#server/resources/product/datasheet/tagged-pdf.ts";
import { ADVICE, GUIDE, HOLD, listSignals, TROUBLE } from "./common-texts.ts";
import type { Device, Step } from "./device.ts";
import { drawIcon } from "./draw-icon.ts";
import type { DrawingName } from "./drawings.ts";
import { AMBER, endPaper, INK, openPaper, type Paper, SAND, TEXT, writeHeading, writeList, writeTable, writeWarning } from "./paper.ts";
import type { ProductRecord } from "./record.ts";
import type { Text } from "./text.ts";

const GAP = 20;
const COLUMN = (CONTENT_WIDTH - GAP) / 2;
const RIGHT = PAGE.margin + COLUMN + GAP;
const DRAWING = 50;
const TILE = 64;

/** Rows of the record that a fitter looks up, in order. */
const FACTS = [
  "Alimentation",
  "Type d’alimentation",
  "Tension",
  "Protocole",
  "Bornes",
  "Charge LED",
  "Intensité maximale",
  "Autonomie",
  "Dimensions",
  "Température d’utilisation",
  "Indice de protection",
];
const FACTS_MAX = 6;

/** Writes what is needed at the left, and the record's facts at the right. */
function writeNeeds(paper: Paper, device: Device): void {
  const { pdf, record } = paper;
  const { top } = pdf;
  writeHeading(paper, GUIDE.needs, { width: COLUMN, followedBy: 150 });
  writeList(paper, [...record.needs, record.say(device.tools)], { width: COLUMN });
  if (device.wiring) writeList(paper, [record.say(GUIDE.diagram)], { width: COLUMN });
  const below = pdf.top;
  pdf.top = top;
  writeHeading(paper, GUIDE.facts, { left: RIGHT, width: COLUMN });
  const rows = FACTS.flatMap((key) => record.rows.find((row) => row.key === key) ?? []).slice(0, FACTS_MAX);
  writeTable(
    paper,
    rows.map(({ name, value }) => [name, value]),
    { left: RIGHT, widths: [104, COLUMN - 104], size: 9 },
  );
  pdf.top = Math.max(below, pdf.top);
}

type Cards = { drawings: DrawingName[]; titles?: Text[]; texts: string[]; columns: number };

/** Writes drawn and numbered steps beside each other. */
function writeCards({ pdf, record }: Paper, { drawings, titles, texts, columns }: Cards): void {
  const gap = columns > 2 ? 14 : GAP;
  const width = (CONTENT_WIDTH - (columns - 1) * gap) / columns;
  pdf.group(pdf.root, "L", (list) => {
    let { top } = pdf;
    let lowest = top;
    for (const [index, text] of texts.entries()) {
      if (index > 0 && index % columns === 0) top = lowest + 12;
      const left = PAGE.margin + (index % columns) * (width + gap);
      const name = drawings[index];
      pdf.decorate((page) => {
        page.roundedRect(left, top, width, TILE, 5).fill(SAND);
        if (name) drawIcon(page, name, { left: left + (width - DRAWING) / 2, top: top + (TILE - DRAWING) / 2, size: DRAWING });
      });
      const title = titles?.[index];
      const words = top + TILE + 7;
      pdf.group(list, "LI", (item) => {
        pdf.top = words;
        pdf.write(item, "Lbl", `${index + 1}`, { size: 11, color: AMBER, isStrong: true, left, width: 14 });
        pdf.top = words;
        const label = title ? [record.say(title), text] : [text];
        pdf.group(item, "LBody", (body) => {
          for (const [part, line] of label.entries()) {
            const isTitle = part < label.length - 1;
            const style = isTitle ? { size: 11, color: INK, isStrong: true } : { ...TEXT, size: 9.5, lineGap: 2 };
            pdf.write(body, "P", line, { ...style, left: left + 14, width: width - 14 });
            pdf.top += 2;
          }
        });
      });
      lowest = Math.max(lowest, pdf.top);
      pdf.top = lowest;
    }
    pdf.top = lowest + 4;
  });
}

function writeSteps(paper: Paper, steps: Step[]): void {
  writeHeading(paper, GUIDE.fitting, { followedBy: 2 * (TILE + 50) });
  paper.pdf.top += 3;
  const texts = steps.map(([, , text]) => paper.record.say(text));
  writeCards(paper, { drawings: steps.map(([name]) => name), titles: steps.map(([, title]) => title), texts, columns: 2 });
}

function writeParagraph({ pdf, record }: Paper, text: Text | string, left = PAGE.margin, width = CONTENT_WIDTH): void {
  const words = typeof text === "string" ? text : record.say(text);
  const style = { ...TEXT, left, width };
  pdf.reserveHeight(pdf.heightOf(words, style));
  pdf.write(pdf.root, "P", words, style);
  pdf.top += 3;
}

/** Writes two parts beside each other. */
function writePair(paper: Paper, parts: readonly [title: Text, write: (left: number) => void][]): void {
  const { pdf } = paper;
  pdf.reserveHeight(120);
  const { top } = pdf;
  const ends = parts.map(([title, write], index) => {
    const left = index === 0 ? PAGE.margin : RIGHT;
    pdf.top = top;
    writeHeading(paper, title, { left, width: COLUMN });
    write(left);
    return pdf.top;
  });
  pdf.top = Math.max(...ends);
}

/** Writes how a device is added, what its light says, and how it is reset. */
function writeUse(paper: Paper, device: Device): void {
  const { record } = paper;
  const hold = (text: Text): Text => [text[0].replace("{key}", device.key[0]), text[1].replace("{key}", device.key[1])];
  writeHeading(paper, GUIDE.start, { followedBy: 400 });
  paper.pdf.top += 3;
  const texts = [GUIDE.open, device.pairing ?? hold(HOLD.pairing), GUIDE.name, GUIDE.scene].map(record.say);
  writeCards(paper, { drawings: ["add", device.pairing ? "light" : "hold", "named", "test"], texts, columns: 4 });
  const signals = (device.signals ?? listSignals(device.hazards)).map((row) => row.map(record.say));
  writePair(paper, [
    [GUIDE.signals, (left) => writeTable(paper, signals, { left, widths: [COLUMN / 2, COLUMN / 2] })],
    [
      GUIDE.reset,
      (left) => {
        writeParagraph(paper, device.reset ?? hold(HOLD.reset), left, COLUMN);
        writeParagraph(paper, GUIDE.resetAfter, left, COLUMN);
      },
    ],
  ]);
}

function writeLast(paper: Paper, device: Device): void {
  const { record } = paper;
  // The first ones are those of radio.
  const faults = record.rows.some(({ key }) => key === "Bande radio") ? TROUBLE : TROUBLE.slice(-1);
  writeHeading(paper, GUIDE.trouble, { followedBy: 100 });
  writeTable(
    paper,
    faults.map((row) => row.map(record.say)),
    { widths: [170, CONTENT_WIDTH - 170] },
  );
  writePair(paper, [
    [GUIDE.care, (left) => writeParagraph(paper, device.care, left, COLUMN)],
    [GUIDE.end, (left) => writeParagraph(paper, GUIDE.disposal, left, COLUMN)],
  ]);
  const { phone, email } = DEFAULT_SETTINGS;
  writeHeading(paper, GUIDE.support);
  writeParagraph(paper, GUIDE.ready);
  writeParagraph(paper, `${phone}   ${email}`);
}

/** Draws the installation guide of a product: two pages. */
export async function drawGuide(record: ProductRecord, device: Device): Promise<Buffer> {
  const paper = openPaper(record, GUIDE.kind);
  writeWarning(
    paper,
    GUIDE.before,
    device.hazards.flatMap((hazard) => ADVICE[hazard].map(record.say)),
  );
  writeNeeds(paper, device);
  writeSteps(paper, device.steps);
  writeUse(paper, device);
  writeLast(paper, device);
  return endPaper(paper);
}
