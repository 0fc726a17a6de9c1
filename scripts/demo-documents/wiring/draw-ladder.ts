import { CONTENT_WIDTH, PAGE, type Page, type TaggedPdf } from "#server/resources/product/datasheet/tagged-pdf.ts";
import { INK, RULE, SAND, SOFT } from "../paper.ts";
import { drawIcon } from "../draw-icon.ts";
import type { ProductRecord } from "../record.ts";
import { drawSign } from "./draw-sign.ts";
import { type Ladder, RAILS, type Rail, SIGNS, type Terminal } from "./wiring.ts";

const SOURCE_WIDTH = 106;
const RAIL_STEP = 18;
const RAIL_MARGIN = 20;
const SPACING_MAX = 76;
const DEVICE = { width: 200, height: 72 };

/** Heights of a drawing, from its top: those of the device's edges, and its whole. */
type Heights = { upper: number; lower: number; whole: number };

/** Drawing in progress: where its corner is, its heights, and who writes its words. */
type Drawing = { pdf: TaggedPdf; page: Page; left: number; top: number; heights: Heights; record: ProductRecord };

const PIN = 8;

type Wire = { color: string; stripe?: string };

function drawLine({ page, left, top }: Drawing, points: readonly (readonly [x: number, y: number])[], { color, stripe }: Wire): void {
  for (const [stroke, dash] of [[color, 0], ...(stripe ? [[stripe, 4] as const] : [])] as const) {
    page.save().lineWidth(1.6).strokeColor(stroke).lineCap("butt").lineJoin("round");
    if (dash > 0) page.dash(dash, { space: dash });
    for (const [index, [x, y]] of points.entries()) page[index === 0 ? "moveTo" : "lineTo"](left + x, top + y);
    page.stroke().undash().restore();
  }
}

/** Writes the words of a block, one below the other, centred. */
function writeBlock({ pdf, left, top }: Drawing, lines: string[], { x, y }: { x: number; y: number }): void {
  for (const [index, text] of lines.entries())
    pdf.label(text, {
      x: left + x,
      y: top + y + index * 13,
      size: index === 0 ? 9.5 : 8.5,
      color: index === 0 ? INK : SOFT,
      isStrong: index === 0,
    });
}

/** Positions of the terminals of one edge of the device. */
function positionsOf(terminals: Terminal[]): number[] {
  const span = CONTENT_WIDTH - SOURCE_WIDTH - 40;
  const spacing = Math.min(SPACING_MAX, (span - 30) / terminals.length);
  const middle = SOURCE_WIDTH + 30 + span / 2;
  return terminals.map((_, index) => middle + (index - (terminals.length - 1) / 2) * spacing);
}

/** Lists the conductors of one edge, in the order of their terminals. */
function railsOf(terminals: Terminal[]): Rail[] {
  return [...new Set(terminals.flatMap(({ rail }) => rail ?? []))];
}

/** Computes the space that the conductors of an edge need, and the signs on their wires. */
function depthOf(terminals: Terminal[]): number {
  const isPlain = terminals.every(({ via, bridge }) => !via && !bridge);
  return RAIL_MARGIN + (railsOf(terminals).length - 1) * RAIL_STEP + (isPlain ? 34 : 66);
}

function drawPin(drawing: Drawing, name: string, { x, y }: { x: number; y: number }): void {
  const { pdf, page, left, top } = drawing;
  page.rect(left + x - PIN / 2, top + y - PIN / 2, PIN, PIN).fillAndStroke("#ffffff", INK);
  const isUpper = y === drawing.heights.upper;
  pdf.label(name, { x: left + x, y: top + y + (isUpper ? 13 : -13), size: 10, color: INK, isStrong: true });
}

/** Draws the terminals of an edge, their wires, and what stands on them. */
function drawEdge(drawing: Drawing, terminals: Terminal[], edge: "top" | "bottom"): void {
  const { page, left, top, pdf, heights } = drawing;
  const isTop = edge === "top";
  const rails = railsOf(terminals);
  const ys = new Map(
    rails.map((rail, index) => [
      rail,
      isTop ? RAIL_MARGIN + index * RAIL_STEP : heights.whole - RAIL_MARGIN - (rails.length - 1 - index) * RAIL_STEP,
    ]),
  );
  const xs = positionsOf(terminals);
  const pinY = isTop ? heights.upper : heights.lower;
  const signY = isTop ? pinY - 28 : pinY + 30;
  for (const [rail, y] of ys) {
    // a block stands between its two terminals, and ends the conductor there
    const ends = terminals.map(({ bridge }, index) => (bridge ? ((xs[index] ?? 0) + (xs[index - 1] ?? 0)) / 2 : (xs[index] ?? 0)));
    const last = Math.max(...ends.filter((_, index) => terminals[index]?.rail === rail));
    const from = RAILS[rail].isOwn ? (xs[terminals.findIndex((terminal) => terminal.rail === rail)] ?? 0) : SOURCE_WIDTH;
    drawLine(
      drawing,
      [
        [from, y],
        [last, y],
      ],
      RAILS[rail],
    );
    if (!RAILS[rail].isOwn)
      pdf.label(rail.replace("B", ""), { x: left + SOURCE_WIDTH + 14, y: top + y - 8, size: 9, color: RAILS[rail].color, isStrong: true });
  }
  for (const [index, terminal] of terminals.entries()) {
    const x = xs[index] ?? 0;
    const y = terminal.rail ? ys.get(terminal.rail) : undefined;
    if (y !== undefined && !terminal.bridge) {
      const wire = RAILS[terminal.rail ?? "L"];
      drawLine(
        drawing,
        [
          [x, pinY],
          [x, y],
        ],
        wire,
      );
      if (terminal.via)
        drawLine(
          drawing,
          [
            [x, pinY],
            [x, signY],
          ],
          SIGNS[terminal.via],
        );
      page.circle(left + x, top + y, 2.6).fill(wire.color);
    }
    if (terminal.bridge) drawBridge(drawing, { terminals, xs, index, y, pinY });
    if (terminal.via) drawSign(page, terminal.via, { x: left + x, y: top + signY });
    drawPin(drawing, terminal.name, { x, y: pinY });
  }
}

type Bridge = { terminals: Terminal[]; xs: number[]; index: number; y: number | undefined; pinY: number };

/** Draws the block that two neighbouring terminals lead to, with the second of them. */
function drawBridge(drawing: Drawing, { terminals, xs, index, y, pinY }: Bridge): void {
  const { page, left, top, record } = drawing;
  const x = xs[index] ?? 0;
  drawLine(
    drawing,
    [
      [x, pinY],
      [x, pinY + 24],
    ],
    { color: INK },
  );
  const previous = terminals[index - 1];
  const { bridge } = terminals[index] ?? {};
  if (!bridge || previous?.bridge !== bridge) return;
  const from = xs[index - 1] ?? 0;
  if (y !== undefined) {
    const middle = (from + x) / 2;
    const wire = RAILS[terminals[index]?.rail ?? "N"];
    drawLine(
      drawing,
      [
        [middle, pinY + 48],
        [middle, y],
      ],
      wire,
    );
    page.circle(left + middle, top + y, 2.6).fill(wire.color);
  }
  page.rect(left + from - 22, top + pinY + 22, x - from + 44, 26).fillAndStroke("#ffffff", INK);
  writeBlock(drawing, [record.say(bridge)], { x: (from + x) / 2, y: pinY + 35 });
}

/** Draws a device between the conductors above it and below, with the supply at the left. */
export function drawLadder(pdf: TaggedPdf, record: ProductRecord, { source, icon, top: upper, bottom: lower }: Ladder): void {
  const edge = depthOf(upper);
  const heights = { upper: edge, lower: edge + DEVICE.height, whole: edge + DEVICE.height + depthOf(lower) };
  const box = { left: PAGE.margin, top: pdf.top, width: CONTENT_WIDTH, height: heights.whole };
  const names = [...upper, ...lower].flatMap(({ name, purpose }) => (purpose ? [`${name}, ${record.say(purpose)}`] : [])).join("; ");
  pdf.draw({ ...box, alt: `${record.title}. ${names}`, lang: record.language }, (page) => {
    const drawing: Drawing = { pdf, page, left: box.left, top: box.top, heights, record };
    page.lineWidth(1);
    page.rect(box.left, box.top + 6, SOURCE_WIDTH, box.height - 12).fillAndStroke(SAND, RULE);
    drawIcon(page, icon, { left: box.left + SOURCE_WIDTH / 2 - 20, top: box.top + box.height / 2 - 50, size: 40 });
    writeBlock(drawing, source.map(record.say), { x: SOURCE_WIDTH / 2, y: box.height / 2 + 6 });
    const xs = [...positionsOf(upper), ...positionsOf(lower)];
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    const width = Math.max(DEVICE.width, Math.max(...xs) - Math.min(...xs) + 68);
    page
      .lineWidth(1.2)
      .roundedRect(box.left + middle - width / 2, box.top + edge, width, DEVICE.height, 6)
      .fillAndStroke(SAND, INK);
    writeBlock(drawing, [record.title, record.reference], { x: middle, y: edge + DEVICE.height / 2 - 6 });
    drawEdge(drawing, upper, "top");
    drawEdge(drawing, lower, "bottom");
  });
  pdf.top = box.top + box.height;
}
