import { WORDS } from "#server/platform/language/words.ts";
import { escapeXml } from "#server/platform/language/markup.ts";
import type { Shown, ShownSection } from "./letter-content.ts";
import { linkUrl, pictureUrl, type Site } from "./mail-urls.ts";
import { COLORS, headingStyle, INNER_WIDTH, TEXT } from "./mail-style.ts";
import { toMailHtml, toMailText } from "./rich-text-mail.ts";

/** A section as HTML and as text. */
export type MailSection = { html: string; text: string };

/** The site, and the heading of the letter, which no section repeats. */
type Around = { site: Site; heading: string };

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

const buttonText = (label: string, link: string, { site }: Around) => `${WORDS[site.language].mail.label(label)}\n${linkUrl(link, site)}`;

function articleSection({ title, text, image_url, path }: Shown, around: Around): MailSection {
  const { site, heading } = around;
  const label = WORDS[site.language].mail.letter.readArticle;
  const isRepeated = title === heading;
  const parts = [
    image_url && `${linkHtml(pictureHtml(image_url, "", site), path, site)}<div style="height:20px;line-height:20px">&nbsp;</div>`,
    !isRepeated && `<h2 class="ink" style="${headingStyle(22)};margin:0 0 10px">${escapeXml(title)}</h2>`,
    text && `<p class="ink" style="margin:0 0 16px;${TEXT}">${escapeXml(text)}</p>`,
    buttonHtml(label, path, site),
  ];
  const texts = [!isRepeated && title, text, buttonText(label, path, around)];
  return { html: parts.filter(Boolean).join("\n"), text: texts.filter(Boolean).join("\n\n") };
}

function productRow({ title, text, image_url, path }: Shown, { site }: Around): string {
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
export function writeSection(section: ShownSection, around: Around): MailSection {
  const { site } = around;
  switch (section.kind) {
    case "text":
      return { html: toMailHtml(section.html, site), text: toMailText(section.html, site) };
    case "article":
      return articleSection(section.article, around);
    case "products": {
      const texts = section.products.map(({ title, text, path }) => [title, text, linkUrl(path, site)].filter(Boolean).join("\n"));
      return { html: tableOf(section.products.map((product) => productRow(product, around)).join("\n")), text: texts.join("\n\n") };
    }
    case "picture": {
      const { image_url, alt_text, link } = section;
      const picture = pictureHtml(image_url, alt_text, site);
      return { html: link ? linkHtml(picture, link, site) : picture, text: link ? buttonText(alt_text, link, around) : `[${alt_text}]` };
    }
    case "button":
      return { html: buttonHtml(section.label, section.link, site), text: buttonText(section.label, section.link, around) };
  }
}
