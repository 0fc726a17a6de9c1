import { inLanguage, LANGUAGE, LANGUAGES, type Language } from "#contracts/shared/language.ts";
import { escapeXml } from "#server/platform/language/markup.ts";
import { pagePolicy } from "#server/platform/http/security-headers.ts";
import { DOCUMENTATION, type openApiDocument } from "../openapi.ts";
import { chooseText } from "#server/platform/declaration/program-texts.ts";

/** Path of the viewer's script. */
export const VIEWER_PATH = "/api/docs/viewer.js";

const withLanguage = (path: string, language: Language) => (language === "fr" ? path : `${path}?lang=${language}`);

/** Settings of the viewer: it calls no server but ours, and offers no other service. */
function settingsOf(language: Language) {
  return {
    url: withLanguage("/api/openapi.json", language),
    localization: { locale: language },
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: "never",
    documentDownloadType: "json",
    customCss: ".scalar-app { --scalar-font: system-ui, sans-serif; --scalar-font-code: ui-monospace, monospace; }",
  };
}

/** Lists the operations, for readers without JavaScript. */
function listOperations({ paths }: ReturnType<typeof openApiDocument>): string {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    // as openapi.ts writes them
    Object.entries(operations as Record<string, { summary: string }>).map(([method, { summary }]) => {
      return `<li><code>${method.toUpperCase()} ${escapeXml(path)}</code> ${escapeXml(summary)}</li>`;
    }),
  );
  return `<ul>${rows.join("")}</ul>`;
}

/** Renders the page of the OpenAPI document, and the policy that it needs: that of every page of the site. The viewer
 *  sets style attributes, as the pages do, and evaluates no text. */
export function renderDocs(document: ReturnType<typeof openApiDocument>, language: Language): { body: string; policy: string } {
  const { page } = chooseText(DOCUMENTATION, language);
  const [title, json] = [escapeXml(document.info.title), withLanguage("/api/openapi.json", language)];
  const others = LANGUAGES.filter((code) => code !== language);
  const links = others.map(
    (code) => `<a href="${withLanguage("/api/docs", code)}" hreflang="${code}" lang="${code}">${LANGUAGE[code].name}</a>`,
  );
  const body = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>nav { display: flex; gap: 1rem; justify-content: end; padding: .5rem 1rem; font: 1rem system-ui, sans-serif; } nav a { padding: .5rem; color: var(--scalar-color-1, LinkText); }</style></head><body>
<nav aria-label="${escapeXml(page.languages)}">${links.join("")}<a href="${inLanguage(language, "/")}">${escapeXml(page.site)}</a></nav>
<main id="api"></main><noscript><h1>${title}</h1><p>${escapeXml(page.script)} <a href="${json}">${json}</a></p>${listOperations(document)}</noscript>
<script src="${VIEWER_PATH}"></script><script>Scalar.createApiReference("#api", ${JSON.stringify(settingsOf(language))})</script></body></html>`;
  return { body, policy: pagePolicy(body, { isDevelopment: false }) };
}

/** A route that the package adds to a server, as far as it is used here. */
type Added = { url: string; handler: (request: unknown, reply: unknown) => unknown };

const ASKED = { configuration: { url: "/api/openapi.json" } };

/** Reads the script of Scalar's API reference. Of its packages this one alone carries the script without the 280
 *  packages that it is made of; it hands it out as a route of a Fastify server, for which this stands in. */
export async function readViewer(): Promise<string> {
  const { default: plugin } = await import("@scalar/fastify-api-reference");
  const added: Added[] = [];
  const server = { route: (route: Added) => added.push(route), hasPlugin: () => false };
  // of a server it uses nothing else
  (plugin as (server: unknown, options: unknown, done: () => void) => void)(server, ASKED, () => {});
  let script: unknown;
  const reply = { header: () => reply, send: (body: unknown) => (script = body) };
  added.find(({ url }) => url.endsWith(".js"))?.handler(undefined, reply);
  if (typeof script !== "string") throw new Error("@scalar/fastify-api-reference gives no script");
  return script;
}
