import { Parser } from "htmlparser2";

/** Words that French sentences cannot do without, and that English ones do not have. */
const FRENCH =
  /(?<![\p{L}\p{N}’'-])(?:au|aux|avec|ce|ces|cette|chez|dans|des|du|elle|est|et|il|la|le|les|leur|nos|notre|nous|ou|par|pas|pour|qui|sans|se|ses|sont|sur|une|vos|votre|vous)(?![\p{L}\p{N}’'-])|(?<!\p{L})[dlnqs]’(?=\p{L})/giu;

/** How many of them make a text French: one may be a name. */
const FRENCH_FROM = 2;

const SPOKEN = new Set(["alt", "title", "aria-label", "placeholder", "content"]);

function isFrench(text: string): boolean {
  return (text.match(FRENCH) ?? []).length >= FRENCH_FROM;
}

/** The texts of a page that are French without being marked as such: what is seen, the title, the description, alternative texts, structured data. */
export function frenchIn(html: string): string[] {
  const found: string[] = [];
  const marked: boolean[] = [];
  let tag = "";
  let text = "";
  const flush = () => {
    if (isFrench(text)) found.push(text.trim());
    text = "";
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      flush();
      tag = name === "script" && attributes["type"] === "application/ld+json" ? "json" : name;
      marked.push(marked.at(-1) === true || attributes["lang"] === "fr" || (name === "script" && tag !== "json") || name === "style");
      if (marked.at(-1)) return;
      for (const [attribute, value] of Object.entries(attributes)) if (SPOKEN.has(attribute) && isFrench(value)) found.push(value);
    },
    ontext(part) {
      if (!marked.at(-1)) text += part;
    },
    onclosetag() {
      flush();
      marked.pop();
    },
  });
  parser.end(html);
  return found;
}
