import { directionOf, escapeXml } from "#server/platform/language/markup.ts";
import { WORDS } from "#server/platform/language/words.ts";
import type { Company } from "#server/platform/mail/letter.ts";
import type { LetterContent } from "./letter-content.ts";
import { type LetterMail, UNSUBSCRIBE_MARK } from "./letter-mail.ts";
import { writeSection } from "./mail-sections.ts";
import { COLORS, headingStyle, SMALL, STYLE_SHEET, TEXT, WIDTH } from "./mail-style.ts";

/** Blanks that keep the first words of the letter out of its line in a mailbox. */
const BLANKS = "&#847;&zwnj;&nbsp;".repeat(60);

function preheaderHtml(preheader: string): string {
  if (preheader === "") return "";
  const style = "display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all";
  return `<div style="${style}">${escapeXml(preheader)}${BLANKS}</div>`;
}

const row = (content: string, style: string) =>
  `<tr><td class="cell" style="padding:0 40px"><div style="${style}">${content}</div></td></tr>`;

type Dependencies = { company: Company; origin: string };

/** Writes a letter as HTML and as text. `origin` is that of the site; empty in a preview, which the site itself
 *  shows. */
export function writeLetterMail(content: LetterContent, { company, origin }: Dependencies): LetterMail {
  const { language, title, preheader } = content;
  const m = WORDS[language].mail;
  const around = { site: { origin, language }, heading: title };
  const sections = content.sections.map((section) => writeSection(section, around));
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
