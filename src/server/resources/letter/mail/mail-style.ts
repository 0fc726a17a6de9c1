/** Colours of letters in the light theme; those of the dark one are in `DARK_STYLE`. */
export const COLORS = {
  page: "#f1eadf",
  card: "#fffdfa",
  ink: "#0b2a30",
  quiet: "#53686b",
  line: "#e2d8c8",
  accent: "#8f5414",
  amber: "#c9822b",
  button: "#0b2a30",
  onButton: "#f8f1e6",
} as const;

/** Fonts that are there, since mail programs load none. */
const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Width of the letter, and of what stands in it, in pixels. */
export const WIDTH = 600;
export const INNER_WIDTH = 520;

/** Inline style of a text. */
export const TEXT = `font-family:${FONT};font-size:16px;line-height:1.6;color:${COLORS.ink}`;

/** Inline style of a small text. */
export const SMALL = `font-family:${FONT};font-size:13px;line-height:1.6;color:${COLORS.quiet}`;

/** Inline style of a heading. */
export function headingStyle(size: number): string {
  return `margin:0;font-family:${FONT};font-size:${size}px;line-height:1.25;font-weight:650;letter-spacing:-0.01em;color:${COLORS.ink}`;
}

/** Inline style of the elements of a rich text. */
export const RICH_TEXT: Record<string, string> = {
  p: `margin:0 0 16px;${TEXT}`,
  h2: `${headingStyle(22)};margin:28px 0 12px`,
  h3: `${headingStyle(18)};margin:24px 0 8px`,
  h4: `${headingStyle(16)};margin:20px 0 8px`,
  ul: `margin:0 0 16px;padding:0 20px;${TEXT}`,
  ol: `margin:0 0 16px;padding:0 20px;${TEXT}`,
  li: "margin:0 0 6px",
  a: `color:${COLORS.accent};text-decoration:underline`,
  blockquote: `margin:0 0 16px;padding:0 20px;font-style:italic;${TEXT}`,
  pre: "margin:0 0 16px;font-family:Consolas,Menlo,monospace;font-size:14px;white-space:pre-wrap",
  code: "font-family:Consolas,Menlo,monospace;font-size:14px",
  img: "display:block;width:100%;max-width:100%;height:auto;border-radius:12px",
  figure: "margin:0 0 16px",
  figcaption: `margin:8px 0 0;${SMALL}`,
  table: `width:100%;margin:0 0 16px;border-collapse:collapse;${TEXT}`,
  th: `padding:6px 8px;border-bottom:1px solid ${COLORS.line};font-weight:650`,
  td: `padding:6px 8px;border-bottom:1px solid ${COLORS.line}`,
  hr: `margin:24px 0;border:0;border-top:1px solid ${COLORS.line}`,
};

/** Elements of a rich text that have another colour in the dark theme, by their class. */
const RICH_TEXT_CLASS: Record<string, string> = { a: "accent", figcaption: "quiet" };

/** Class of an element of a rich text: its colour in the dark theme. */
export function classOf(tag: string): string {
  return RICH_TEXT_CLASS[tag] ?? "ink";
}

/** Style sheet for phones and for the dark theme, in the mail programs that read one. */
export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:620px){.card{border-radius:0!important}.cell{padding:0 20px!important}.thumb{width:88px!important}}
@media (prefers-color-scheme:dark){.page{background:#0a1b1f!important}.card{background:#10292f!important}
.ink,.ink th,.ink td{color:#f3ece1!important}.quiet{color:#a9bbbd!important}.accent{color:#eaa75a!important}
.line{border-color:#27444a!important}.button{background:#f3ece1!important}.button a{color:#0b2a30!important}}`;
