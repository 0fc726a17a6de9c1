import type { Page } from "#server/resources/product/datasheet/tagged-pdf.ts";
import { INK } from "../paper.ts";
import type { Sign } from "./wiring.ts";

const WHITE = "#ffffff";
const SIZE = 11;

/** Draws a sign over its wire, centred at a point. */
export function drawSign(page: Page, sign: Sign, { x, y }: { x: number; y: number }): void {
  page.save().lineWidth(1.3).lineCap("round").strokeColor(INK);
  if (sign === "switch" || sign === "contact") {
    page.rect(x - 4, y - SIZE, 8, SIZE * 2).fill(WHITE);
    page
      .moveTo(x, y + SIZE)
      .lineTo(x + 9, y - SIZE + 3)
      .stroke();
    page.circle(x, y - SIZE, 1.8).fill(INK);
    page.circle(x, y + SIZE, 1.8).fill(INK);
    if (sign === "contact") page.rect(x + 12, y - 7, 6, 14).stroke();
  } else if (sign === "lamp") {
    const arm = SIZE * Math.SQRT1_2;
    page.circle(x, y, SIZE).fillAndStroke(WHITE, INK);
    page
      .moveTo(x - arm, y - arm)
      .lineTo(x + arm, y + arm)
      .moveTo(x + arm, y - arm)
      .lineTo(x - arm, y + arm)
      .stroke();
  } else {
    page
      .moveTo(x - SIZE, y - 8)
      .lineTo(x + SIZE, y + 8)
      .lineTo(x + SIZE, y - 8)
      .lineTo(x - SIZE, y + 8)
      .closePath()
      .fillAndStroke(WHITE, INK);
  }
  page.restore();
}
