import { escapeAttribute, escapeText } from "./rich-text/html-of.ts";

const VOID = new Set(["br", "hr", "img"]);

function written(node: Node): string {
  if (node instanceof Text) return escapeText(node.data);
  if (!(node instanceof Element)) return "";
  const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`).join("");
  const tag = `${node.localName}${attributes}`;
  return VOID.has(node.localName) ? `<${tag} />` : `<${tag}>${writtenInside(node)}</${node.localName}>`;
}

const writtenInside = (parent: Element) => [...parent.childNodes].map(written).join("");

/** HTML as a browser understands it, in the spelling of the server's sanitiser. */
export function canonicalHtml(html: string): string {
  return writtenInside(new DOMParser().parseFromString(html, "text/html").body).trim();
}
