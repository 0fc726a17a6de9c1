import { createHash } from "node:crypto";
import { inLanguage, type Language } from "#contracts/shared/language.ts";
import { escapeXml } from "#server/platform/language/escape-xml.ts";
import { directionOf } from "#server/platform/language/direction-of.ts";

const STYLE =
  "body{display:grid;min-height:90vh;place-content:center;text-align:center;font:1.1rem/1.6 system-ui,sans-serif;background:#fbf9f5;color:#0b2a30}a{color:inherit}";

/** The policy of a plain page: nothing but its own style. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** `reloadAfter`: seconds until it loads itself again; `home`: what the link to the home page is called, if there is one. */
type Words = { language: Language; title: string; text: string; reloadAfter?: number; home?: string };

/** A page that needs neither database nor bundle. */
export function plainPage({ language, title, text, reloadAfter, home }: Words): string {
  const link = home === undefined ? "" : `<p><a href="${inLanguage(language, "/")}">${home}</a></p>`;
  const reload = reloadAfter === undefined ? "" : `<meta http-equiv="refresh" content="${reloadAfter}">`;
  return `<!doctype html>
<html lang="${language}"${directionOf(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${reload}<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escapeXml(text)}</p>${link}</main></body></html>`;
}
