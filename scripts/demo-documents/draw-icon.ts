import type { Page } from "#server/resources/product/datasheet/tagged-pdf.ts";
import { DRAWINGS, type DrawingName } from "./drawings.ts";
import { INK, LAMP } from "./paper.ts";

/** Draws a drawing of 64 by 64 in lines, at a size. */
export function drawIcon(page: Page, name: DrawingName, { left, top, size }: { left: number; top: number; size: number }): void {
  const { lines, accent } = DRAWINGS[name];
  page
    .save()
    .translate(left, top)
    .scale(size / 64);
  page.lineWidth(2).lineCap("round").lineJoin("round");
  page.path(lines).stroke(INK);
  page.path(accent).stroke(LAMP);
  page.restore();
}
