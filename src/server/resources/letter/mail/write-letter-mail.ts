import { directionOf, escapeXml } from "#server/platform/language/markup.ts";
import { WORDS } from "#server/platform/language/words.ts";
import type { Company } from "#server/platform/mail/letter.ts";
import type { LetterContent, Shown, ShownSection } from "./letter-content.ts";
import { type LetterMail, UNSUBSCRIBE_MARK } from "./letter-mail.ts";
import { COLORS, headingStyle, SMALL, STYLE_SHEET, TEXT, WIDTH, INNER_WIDTH, classOf, RICH_TEXT } from "./mail-style.ts";
import { hasRenditions, normalizeImageUrl, renditionUrl, type RenditionWidth } from "#contracts/shared/image-path.ts";
import { inLanguage, type Language } from "#contracts/shared/language.ts";
import { plainText } from "#contracts/text/plain-text.ts";

/** Blanks that keep the first words of the letter out of its line in a mailbox. */
const BLANKS = "&#847;&zwnj;&nbsp;".repeat(60);

function preheaderHtml(preheader: string): string {
  if (preheader === "") return "";
  const style = "display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all";
  return `<div style="${style}">${escapeXml(preheader)}${BLANKS}</div>`;
}

const row = (content: string, style: string) =>
  `<tr><td class="cell" style="padding:0 40px;overflow-wrap:anywhere"><div style="${style}">${content}</div></td></tr>`;

type Dependencies = { company: Company; origin: string };

/** Writes a letter as HTML and as text. `origin` is that of the site; empty in a preview, which the site itself
 *  shows. */
export function writeLetterMail(content: LetterContent, { company, origin }: Dependencies): LetterMail {
  const { language, title, preheader } = content;
  const m = WORDS[language].mail;
  const context = { site: { origin, language }, heading: title };
  const sections = content.sections.map((section) => writeSection(section, context));
  const imprint = `${company.legal_name}, ${company.street}, ${company.postal_code} ${company.city}`;
  const why = m.letter.why(company.name);
  const out = m.newsletter.unsubscribe;
  const home = `${origin}${language === "fr" ? "/" : `/${language}`}`;
  const text = [title, ...sections.map((section) => section.text), "--", why, `${m.label(out)} ${UNSUBSCRIBE_MARK}`, imprint];
  const brand = `<a href="${escapeXml(home)}" class="ink" style="${TEXT};font-size:18px;font-weight:650;letter-spacing:0.02em;text-decoration:none">${escapeXml(company.name)}</a>`;
  const rows = [
    row(brand, `padding:32px 0 20px;border-bottom:2px solid ${COLORS.amber}`),
    ...(title ? [row(`<h1 class="ink" style="${headingStyle(30)}">${escapeXml(title)}</h1>`, "padding:32px 0 24px")] : []),
    ...sections.map(({ html }) => row(html, "padding:0 0 28px")),
  ];
  const foot = `<p class="quiet" style="margin:0 0 8px;${SMALL}">${escapeXml(why)}</p><p class="quiet" style="margin:0;${SMALL}"><a href="${UNSUBSCRIBE_MARK}" class="quiet" style="${SMALL};text-decoration:underline">${escapeXml(out)}</a> · ${escapeXml(imprint)}</p>`;
  const table = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;
  const html = `<!doctype html><html lang="${language}"${directionOf(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeXml(title)}</title><style>${STYLE_SHEET}</style></head>
<body class="page" style="margin:0;padding:0;background:${COLORS.page}">${preheaderHtml(preheader)}
<table ${table} width="100%" class="page" bgcolor="${COLORS.page}" style="background:${COLORS.page}"><tr><td align="center">
<table ${table} width="${WIDTH}" class="card" bgcolor="${COLORS.card}" style="width:100%;max-width:${WIDTH}px;background:${COLORS.card}">
${rows.join("\n")}
</table>
<table ${table} width="${WIDTH}" style="width:100%;max-width:${WIDTH}px">${row(foot, "padding:24px 0 40px")}</table>
</td></tr></table></body></html>`;
  return { subject: title, text: `${text.join("\n\n")}\n`, html };
}

/** The site to which the links of a mail lead: its origin, empty in a preview, and the language of its pages. */
type Site = { origin: string; language: Language };

/** Builds the URL of a link as an administrator writes it: a path of the site in the language of the mail, or any other
 *  as it is. */
function linkUrl(link: string, { origin, language }: Site): string {
  if (!link.startsWith("/")) return link;
  return origin + (link.startsWith("/uploads/") ? link : inLanguage(language, link));
}

/** Builds the URL of a picture, as JPEG, which every mail program shows. */
function pictureUrl(url: string, width: RenditionWidth, { origin }: Site): string {
  const stored = normalizeImageUrl(url);
  if (hasRenditions(stored)) return origin + renditionUrl(stored, width, "jpg");
  return stored.startsWith("/") ? origin + stored : stored;
}

/** A section as HTML and as text. */
type MailSection = { html: string; text: string };

/** The site, and the heading of the letter, which no section repeats. */
type MailContext = { site: Site; heading: string };

const tableOf = (rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${rows}</table>`;

function pictureHtml(url: string, alt: string, site: Site): string {
  const style = "display:block;width:100%;max-width:100%;height:auto;border:0;border-radius:14px";
  return `<img src="${escapeXml(pictureUrl(url, 1280, site))}" alt="${escapeXml(alt)}" width="${INNER_WIDTH}" style="${style};${TEXT}">`;
}

function linkHtml(content: string, link: string, site: Site): string {
  return `<a href="${escapeXml(linkUrl(link, site))}" style="text-decoration:none;color:${COLORS.ink}">${content}</a>`;
}

/** Writes a button that Outlook draws too: a cell with a colour, and a link that fills it. */
function buttonHtml(label: string, link: string, site: Site): string {
  const style = `display:inline-block;padding:13px 28px;${TEXT};line-height:1.2;font-weight:600;color:${COLORS.onButton};text-decoration:none`;
  const cell = `class="button" bgcolor="${COLORS.button}" style="background:${COLORS.button};border-radius:26px"`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 0"><tr><td ${cell}><a href="${escapeXml(linkUrl(link, site))}" style="${style}">${escapeXml(label)}</a></td></tr></table>`;
}

const buttonText = (label: string, link: string, { site }: MailContext) =>
  `${WORDS[site.language].mail.label(label)}\n${linkUrl(link, site)}`;

function articleSection({ title, text, image_url, path }: Shown, context: MailContext): MailSection {
  const { site, heading } = context;
  const label = WORDS[site.language].mail.letter.readArticle;
  const isRepeated = title === heading;
  const parts = [
    image_url && `${linkHtml(pictureHtml(image_url, "", site), path, site)}<div style="height:20px;line-height:20px">&nbsp;</div>`,
    !isRepeated && `<h2 class="ink" style="${headingStyle(22)};margin:0 0 10px">${escapeXml(title)}</h2>`,
    text && `<p class="ink" style="margin:0 0 16px;${TEXT}">${escapeXml(text)}</p>`,
    buttonHtml(label, path, site),
  ];
  const texts = [!isRepeated && title, text, buttonText(label, path, context)];
  return { html: parts.filter(Boolean).join("\n"), text: texts.filter(Boolean).join("\n\n") };
}

function productRow({ title, text, image_url, path }: Shown, { site }: MailContext): string {
  const picture = image_url
    ? `<img src="${escapeXml(pictureUrl(image_url, 320, site))}" alt="" width="120" class="thumb" style="display:block;width:120px;height:auto;border:0;border-radius:12px">`
    : "";
  const label = WORDS[site.language].mail.letter.seeProduct;
  const more = `<a href="${escapeXml(linkUrl(path, site))}" class="accent" style="${TEXT};font-size:15px;color:${COLORS.accent}">${escapeXml(label)}</a>`;
  return `<tr><td class="thumb" width="120" valign="top" style="padding:0 0 20px">${picture && linkHtml(picture, path, site)}</td><td width="20" style="width:20px">&nbsp;</td>
<td valign="top" style="padding:0 0 20px"><h3 class="ink" style="${headingStyle(17)};margin:0 0 6px">${escapeXml(title)}</h3>
<p class="ink" style="margin:0 0 6px;${TEXT};font-size:15px;line-height:1.5">${escapeXml(text)}</p>${more}</td></tr>`;
}

/** Writes a section of a letter as HTML and as text. */
function writeSection(section: ShownSection, context: MailContext): MailSection {
  const { site } = context;
  switch (section.kind) {
    case "text":
      return { html: toMailHtml(section.html, site), text: toMailText(section.html, site) };
    case "article":
      return articleSection(section.article, context);
    case "products": {
      const texts = section.products.map(({ title, text, path }) => [title, text, linkUrl(path, site)].filter(Boolean).join("\n"));
      return { html: tableOf(section.products.map((product) => productRow(product, context)).join("\n")), text: texts.join("\n\n") };
    }
    case "picture": {
      const { image_url, alt_text, link } = section;
      const picture = pictureHtml(image_url, alt_text, site);
      return { html: link ? linkHtml(picture, link, site) : picture, text: link ? buttonText(alt_text, link, context) : `[${alt_text}]` };
    }
    case "button":
      return { html: buttonHtml(section.label, section.link, site), text: buttonText(section.label, section.link, context) };
  }
}

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
function toMailHtml(html: string, site: Site): string {
  return html.replace(TAG, (_, tag: string, attributes: string, end = "") => {
    const style = RICH_TEXT[tag];
    return `<${tag}${withUrls(tag, attributes, site)}${style ? ` class="${classOf(tag)}" style="${style}"` : ""}${end}>`;
  });
}

/** Converts clean HTML to the text part of a mail: each link is followed by its URL. */
function toMailText(html: string, site: Site): string {
  const linked = html.replace(
    /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
    (_, href: string, words: string) => `${words} (${encode(linkUrl(decode(href), site))})`,
  );
  return plainText(linked).replaceAll("\n", "\n\n");
}
