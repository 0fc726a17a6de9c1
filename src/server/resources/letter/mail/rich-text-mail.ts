import { plainText } from "#contracts/text/plain-text.ts";
import { linkUrl, pictureUrl, type Site } from "./mail-urls.ts";
import { classOf, RICH_TEXT } from "./mail-style.ts";

/** An opening tag of clean HTML, whose attributes hold no angle bracket. */
const TAG = /<([a-z][a-z0-9]*)((?: [a-z]+="[^"]*")*)( ?\/)?>/g;

const decode = (attribute: string) => attribute.replaceAll("&amp;", "&");
const encode = (url: string) => url.replaceAll("&", "&amp;");

/** Writes the URLs of an element's attributes out. */
function withUrls(tag: string, attributes: string, site: Site): string {
  if (tag === "a") return attributes.replace(/ href="([^"]*)"/, (_, href: string) => ` href="${encode(linkUrl(decode(href), site))}"`);
  if (tag !== "img") return attributes;
  const sized = attributes.replaceAll(/ (?:width|height)="[^"]*"/g, "");
  return sized.replace(/ src="([^"]*)"/, (_, src: string) => ` src="${encode(pictureUrl(decode(src), 1280, site))}"`);
}

/** Converts clean HTML to that of a mail: styles stand in the elements, links and pictures have whole URLs. */
export function toMailHtml(html: string, site: Site): string {
  return html.replace(TAG, (_, tag: string, attributes: string, end = "") => {
    const style = RICH_TEXT[tag];
    return `<${tag}${withUrls(tag, attributes, site)}${style ? ` class="${classOf(tag)}" style="${style}"` : ""}${end}>`;
  });
}

/** Converts clean HTML to the text part of a mail: each link is followed by its URL. */
export function toMailText(html: string, site: Site): string {
  const linked = html.replace(
    /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
    (_, href: string, words: string) => `${words} (${encode(linkUrl(decode(href), site))})`,
  );
  return plainText(linked).replaceAll("\n", "\n\n");
}
