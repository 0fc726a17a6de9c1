import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { escapeXml } from "#server/escape-xml.ts";

/** The content of a card. `picture` is an encoded image, shown at the right. */
export type SocialCard = { company: string; title: string; overline: string; picture: Buffer | undefined };

/** Pixels; the size that networks show whole. */
const CARD = { width: 1200, height: 630 };
const MARGIN = 72;
const TEXT_WIDTH = 520;
const PICTURE = { left: 640, width: 560 };

const DARK = "#0b2a30";
const CHALK = "#f5efe5";
const AMBER = "#d9953f";

/** The site's own face at one weight, so that a card looks the same on every machine (assets/art/README.md says how it was cut). */
const FONT_FILE = join(import.meta.dirname, "instrument-sans-560.ttf");

/** The arch with its lamp lit; a PNG, since this process decodes no SVG (upload/decode-image.ts). */
const LOGO = readFileSync(join(import.meta.dirname, "sign.png"));

async function write(text: string, pixels: number, color: string) {
  const markup = `<span foreground="${color}">${escapeXml(text)}</span>`;
  const options = { text: markup, font: `Lumidar Card ${pixels}`, fontfile: FONT_FILE, width: TEXT_WIDTH, dpi: 72, rgba: true, spacing: 4 };
  return sharp({ text: { ...options, wrap: "word-char" } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Sets long titles smaller and cuts very long ones, so that they take at most four lines. */
function titleOf(title: string): { text: string; pixels: number } {
  const characters = [...title];
  const text = characters.length > 80 ? `${characters.slice(0, 79).join("").trimEnd()}…` : title;
  return { text, pixels: characters.length <= 20 ? 68 : characters.length <= 44 ? 56 : 46 };
}

/** The preview image of a page: the company's logo, the page's title, its picture. Gives a JPEG of 1200 × 630 pixels. */
export async function drawSocialCard({ company, title, overline, picture }: SocialCard): Promise<Buffer> {
  const { text, pixels } = titleOf(title);
  const [name, lines] = await Promise.all([write(company, 38, CHALK), write(text, pixels, CHALK)]);
  const top = Math.round((CARD.height - lines.info.height) / 2) + 24;
  const layers: OverlayOptions[] = [
    { input: LOGO, left: MARGIN, top: MARGIN - 8 },
    { input: name.data, left: MARGIN + 60, top: MARGIN + 4 },
    { input: lines.data, left: MARGIN, top },
  ];
  if (overline !== "") {
    const words = await write(overline, 26, AMBER);
    layers.push({ input: words.data, left: MARGIN, top: top - words.info.height - 20 });
  }
  if (picture) {
    const shown = await sharp(picture).resize(PICTURE.width, CARD.height, { fit: "cover" }).flatten({ background: CHALK }).toBuffer();
    layers.push({ input: shown, left: PICTURE.left, top: 0 });
  }
  return sharp({ create: { ...CARD, channels: 3, background: DARK } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
