import { createHash } from "node:crypto";
import type { Language } from "#contracts/shared/language.ts";

const STYLE =
  "body{display:grid;min-height:90vh;place-content:center;text-align:center;font:1.1rem/1.6 system-ui,sans-serif;background:#fbf9f5;color:#0b2a30}";

/** The policy of a page that loads itself again: nothing but its own style. */
export const RELOADING_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

type Words = { language: Language; title: string; text: string; seconds: number };

/** A page that needs neither database nor bundle, and loads itself again after some seconds. */
export function reloadingPage({ language, title, text, seconds }: Words): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
}
