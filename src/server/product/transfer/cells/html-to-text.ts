import { Parser } from "htmlparser2";

/** A closing tag, or one that stands alone: a text that only mentions `<b>` is none. */
const MARKUP = /<\/[a-z][a-z0-9]*\s*>|<(?:br|hr|p|li|img|div|ul|ol|h[1-6])(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/i;

const LINES = new Set(["br", "li", "tr", "div", "dt", "dd", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ul", "ol", "table"]);
const PARAGRAPHS = new Set(["p", "blockquote", "section", "article"]);
const HIDDEN = new Set(["script", "style", "template", "head"]);

/** Whether a cell holds HTML: tags, or entities. */
export function isHtml(cell: string): boolean {
  return MARKUP.test(cell) || ENTITY.test(cell);
}

/** The text of HTML as a field holds it: tags gone, entities read, a line for each block and an empty one between paragraphs. */
export function htmlToText(html: string): string {
  let text = "";
  let hidden = 0;
  const breakLine = (breaks: number) => {
    const written = /\n*$/.exec(text.replace(/[ \t]+$/, ""))?.[0].length ?? 0;
    text = text.replace(/[ \t]+$/, "") + "\n".repeat(text === "" ? 0 : Math.max(0, breaks - written));
  };
  const breaksOf = (name: string) => (PARAGRAPHS.has(name) ? 2 : LINES.has(name) ? 1 : 0);
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (HIDDEN.has(name)) hidden += 1;
        if (name === "br") text += "\n";
        else if (breaksOf(name) > 0) breakLine(breaksOf(name));
        else if (name === "td" || name === "th") text += " ";
      },
      ontext: (words) => {
        if (hidden === 0) text += words;
      },
      onclosetag: (name) => {
        if (HIDDEN.has(name)) hidden -= 1;
        if (name !== "br" && breaksOf(name) > 0) breakLine(breaksOf(name));
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text
    .replace(/[ \t]*\n[ \t]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
