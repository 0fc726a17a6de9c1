import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { escapeXml } from "#server/platform/language/markup.ts";

/** The content of a card. `picture` is an encoded image, shown at the right. */
type SocialCard = { company: string; title: string; overline: string; picture: Buffer | undefined };

/** Pixels; the size that networks show whole. */
const CARD = { width: 1200, height: 630 };
const MARGIN = 72;
const TEXT_WIDTH = 520;
const PICTURE = { left: 640, width: 560 };

const DARK = "#0b2a30";
const CHALK = "#f5efe5";
const AMBER = "#d9953f";

/** The site's own typeface at one weight, so that a card looks the same on every machine. assets/art/README.md says
 *  how it was cut. */
const FONT_FILE = join(import.meta.dirname, "instrument-sans-560.ttf");

/** The arch with its lamp lit; a PNG, since this process decodes no SVG (media/picture-process/decode-image.ts). */
const LOGO = readFileSync(join(import.meta.dirname, "sign.png"));

/** Tallest texts, in pixels. */
const TALLEST = { company: 60, title: 330, overline: 70 };

/** Removes what cannot be drawn: invisible characters, and more than two marks on a letter. */
function keepDrawable(text: string): string {
  const shown = text
    .normalize("NFC")
    .toWellFormed()
    .replaceAll(/(?!\u200d|\ufe0f)(?:\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point})/gu, " ");
  const marked = shown.replaceAll(/(\p{M}{2})\p{M}+/gu, "$1").trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(marked) ? marked : "";
}

/** Draws a text; gives undefined if nothing of it can be drawn. A text that would be too tall is made smaller. */
async function write(text: string, { pixels, color, tallest }: { pixels: number; color: string; tallest: number }) {
  const shown = keepDrawable(text);
  if (shown === "") return undefined;
  const markup = `<span foreground="${color}">${escapeXml(shown)}</span>`;
  const options = { text: markup, font: `Lumidar Card ${pixels}`, fontfile: FONT_FILE, width: TEXT_WIDTH, dpi: 72, rgba: true, spacing: 4 };
  try {
    const drawn = await sharp({ text: { ...options, wrap: "word-char" } })
      .png()
      .toBuffer();
    const size = { width: TEXT_WIDTH, height: tallest, fit: "inside", withoutEnlargement: true } as const;
    return await sharp(drawn).resize(size).png().toBuffer({ resolveWithObject: true });
  } catch {
    return undefined; // signs for which the machine has no shape at all: the card goes without
  }
}

/** Sets long titles smaller and cuts very long ones, so that they take at most four lines. */
function titleOf(title: string): { text: string; pixels: number } {
  const characters = [...title];
  const text = characters.length > 80 ? `${characters.slice(0, 79).join("").trimEnd()}…` : title;
  return { text, pixels: characters.length <= 20 ? 68 : characters.length <= 44 ? 56 : 46 };
}

/** The preview image of a page: the company's logo, the page's title, its picture. Gives a JPEG of 1200 × 630
 *  pixels. */
export async function drawSocialCard({ company, title, overline, picture }: SocialCard): Promise<Buffer> {
  const { text, pixels } = titleOf(keepDrawable(title));
  const [name, lines, words] = await Promise.all([
    write(company, { pixels: 38, color: CHALK, tallest: TALLEST.company }),
    write(text, { pixels, color: CHALK, tallest: TALLEST.title }),
    write(overline, { pixels: 26, color: AMBER, tallest: TALLEST.overline }),
  ]);
  const top = Math.round((CARD.height - (lines?.info.height ?? 0)) / 2) + 24;
  const layers: OverlayOptions[] = [{ input: LOGO, left: MARGIN, top: MARGIN - 8 }];
  if (name) layers.push({ input: name.data, left: MARGIN + 60, top: MARGIN + 4 });
  if (lines) layers.push({ input: lines.data, left: MARGIN, top });
  if (words) layers.push({ input: words.data, left: MARGIN, top: top - words.info.height - 20 });
  if (picture) {
    const shown = await sharp(picture).resize(PICTURE.width, CARD.height, { fit: "cover" }).flatten({ background: CHALK }).toBuffer();
    layers.push({ input: shown, left: PICTURE.left, top: 0 });
  }
  return sharp({ create: { ...CARD, channels: 3, background: DARK } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
