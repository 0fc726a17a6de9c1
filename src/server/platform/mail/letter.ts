import type { SettingsInput } from "#contracts/settings/settings.ts";
import { type Language, LANGUAGE } from "#contracts/shared/language.ts";
import { escapeXml, directionOf } from "#server/platform/language/markup.ts";
import { WORDS } from "#server/platform/language/words.ts";

/** The company as its letters name it. */
export type Company = Pick<SettingsInput, "name" | "legal_name" | "street" | "postal_code" | "city">;

/** The content of a mail, before it is rendered as text and HTML. All strings are plain text, escaped in the HTML. */
export type Letter = {
  /** The company that signs the letter. */
  company: Company;
  language: Language;
  /** A paragraph, a link on a line of its own, a table of labelled values, or a quotation of a visitor. */
  parts: (string | { button: string; href: string } | { facts: [label: string, value: string][] } | { quote: string })[];
  /** Parts below the signature. */
  after?: Letter["parts"];
  /** Small links at the end. */
  links?: { label: string; href: string }[];
};

const INK = "#0b2a30";

/** Names the sides by left and right: mail clients know no others, and several drop styles that they do not know. */
function sidesOf(language: Language): { start: string; end: string } {
  return LANGUAGE[language].direction === "rtl" ? { start: "right", end: "left" } : { start: "left", end: "right" };
}

function htmlOf(part: Letter["parts"][number], language: Language): string {
  if (typeof part === "string") return `<p style="margin:0 0 16px">${escapeXml(part).replaceAll("\n", "<br>")}</p>`;
  if ("button" in part) {
    const style = `display:inline-block;padding:12px 24px;border-radius:24px;background:${INK};color:#f5efe5;text-decoration:none`;
    return `<p style="margin:24px 0"><a href="${escapeXml(part.href)}" style="${style}">${escapeXml(part.button)}</a></p>`;
  }
  const { start, end } = sidesOf(language);
  if ("quote" in part)
    return `<blockquote style="margin:0 0 16px;padding-${start}:16px;border-${start}:3px solid #c9822b;white-space:pre-wrap">${escapeXml(part.quote)}</blockquote>`;
  const rows = part.facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="padding:2px 0;padding-${end}:16px;text-align:${start};font-weight:400;color:#435b5f">${escapeXml(label)}</th><td>${escapeXml(value)}</td></tr>`,
  );
  return `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join("")}</table>`;
}

function textOf(part: Letter["parts"][number], labelled: (words: string) => string): string {
  if (typeof part === "string") return part;
  if ("button" in part) return `${labelled(part.button)}\n${part.href}`;
  if ("quote" in part) return part.quote.replace(/^/gm, "> ");
  return part.facts.map(([label, value]) => `${labelled(label)} ${value}`).join("\n");
}

/** The text and the HTML of a mail, with its signature and imprint. */
export function writeLetter({ company, language, parts, after = [], links = [] }: Letter): { text: string; html: string } {
  const m = WORDS[language].mail;
  const body = [...parts, m.signature(company.name), ...after];
  const imprint = `${company.legal_name}, ${company.street}, ${company.postal_code} ${company.city}`;
  const imprinted = ["--", imprint, ...links.map(({ label, href }) => `${m.label(label)} ${href}`)].join("\n");
  const text = [...body.map((part) => textOf(part, m.label)), imprinted];
  const small = [
    escapeXml(imprint),
    ...links.map(({ label, href }) => `<a href="${escapeXml(href)}" style="color:#435b5f">${escapeXml(label)}</a>`),
  ];
  const html = `<!doctype html><html lang="${language}"${directionOf(language)}><head><meta charset="utf-8"><title>${escapeXml(company.name)}</title></head>
<body style="margin:0;padding:32px 20px;background:#fbf9f5;color:${INK};font:16px/1.6 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">
${body.map((part) => htmlOf(part, language)).join("\n")}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dcd2c3;color:#435b5f;font-size:13px">${small.join(" · ")}</p>
</div></body></html>`;
  return { text: `${text.join("\n\n")}\n`, html };
}
