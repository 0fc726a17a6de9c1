import { ARTICLE_TAGS, listAttributes } from "#contracts/article/article-html.ts";

/** Names of the elements that the editor cannot show, where they are more than their words. */
const NAMES: Record<string, string> = {
  figure: "figure",
  figcaption: "légende d’image",
  caption: "titre de tableau",
  img: "image",
  a: "lien",
  h2: "titre",
  h3: "titre",
  h4: "titre",
  table: "tableau",
};

const MARKS: Record<string, string> = {
  ...Object.fromEntries(["strong", "em", "u", "s", "sub", "sup", "code", "a"].map((tag) => [tag, tag])),
  b: "strong",
  i: "em",
  del: "s",
  strike: "s",
};
/** Elements whose coming and going changes nothing: words are in a paragraph with them or without. */
const SILENT = new Set(["p", "tbody", "thead", "br"]);
const ATTRIBUTES: Record<string, string[]> = {
  img: ["src", "alt", "width", "height"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
  ol: ["start"],
};
const SYNONYMS: Record<string, string> = { h1: "h2" };

function attributesOf(element: Element, tag: string): string {
  const valueOf = (name: string) => {
    const value = element.getAttribute(name) ?? "";
    return name === "start" ? (listAttributes(value).start ?? "") : value;
  };
  return (ATTRIBUTES[tag] ?? []).map(valueOf).join("|");
}

/** Lists a fragment's content, element by element and run of words by run of words, in one spelling. */
function contentTokens(html: string): string[] {
  const tokens: string[] = [];
  let words = { text: "", marks: "" };
  const flush = () => {
    if (words.text !== "") tokens.push(`words ${words.marks} ${words.text}`);
    words = { text: "", marks: "" };
  };
  function walk(node: Node, marks: string[]) {
    if (node instanceof Text) {
      const text = node.data.replace(/[ \t\n\r\f]+/g, "");
      const key = [...new Set(marks)].sort().join("+");
      if (text === "") return;
      if (key !== words.marks) flush();
      words = { text: words.text + text, marks: key };
    } else if (node instanceof Element) {
      const { localName } = node;
      const tag = SYNONYMS[localName] ?? localName;
      if (tag === "script" || tag === "style") return;
      const mark = MARKS[tag];
      const isLink = tag === "a" && node.hasAttribute("href");
      const isMark = mark !== undefined && (tag !== "a" || isLink) && !(tag === "code" && node.parentElement?.localName === "pre");
      const inside = isMark ? [...marks, isLink ? `a ${node.getAttribute("href")}` : mark] : marks;
      if (mark === undefined && ARTICLE_TAGS.includes(tag) && !SILENT.has(tag)) {
        flush();
        tokens.push(`${tag} ${attributesOf(node, tag)}`);
      }
      for (const child of node.childNodes) walk(child, inside);
    }
  }
  walk(new DOMParser().parseFromString(html, "text/html").body, []);
  flush();
  return tokens;
}

/** Names what an article's HTML has and the editor's version of it has not; empty when nothing would be lost. Compares
 *  only what the sanitiser keeps: the rest would go anyway. */
export function lostInEditor(original: string, edited: string): string[] {
  const [before, after] = [contentTokens(original), contentTokens(edited)];
  if (before.join("\n") === after.join("\n")) return [];
  const rest = [...after];
  const lost = before.filter((token) => {
    const index = rest.indexOf(token);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
  const names = lost.map((token) => NAMES[token.split(" ")[0] ?? ""] ?? "mise en forme");
  return [...new Set(names.length > 0 ? names : ["mise en forme"])];
}
