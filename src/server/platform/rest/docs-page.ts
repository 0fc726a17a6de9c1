import { escapeXml } from "#server/platform/language/escape-xml.ts";
import type { openApiDocument } from "./openapi.ts";

type Operation = {
  summary: string;
  security: unknown[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: object };
  responses: Record<string, unknown>;
};

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 2rem 1rem 6rem; max-width: 56rem; }
  h1 { font-weight: 600; letter-spacing: -.02em; }
  h2 { margin-top: 3rem; }
  details { border-top: 1px solid color-mix(in srgb, currentColor 18%, transparent); padding: .25rem 0; }
  summary { cursor: pointer; min-height: 44px; display: flex; gap: .75rem; align-items: center; flex-wrap: wrap; }
  summary b { min-width: 4.5rem; font: 600 .8rem ui-monospace, monospace; text-transform: uppercase; }
  code, pre { font: .85rem/1.5 ui-monospace, monospace; }
  pre { overflow: auto; padding: 1rem; border-radius: 8px; background: color-mix(in srgb, currentColor 6%, transparent); }
`;

function block(title: string, value: unknown): string {
  return `<h4>${title}</h4><pre tabindex="0"><code>${escapeXml(JSON.stringify(value, null, 2))}</code></pre>`;
}

function operationHtml(method: string, path: string, { summary, security, parameters, requestBody, responses }: Operation): string {
  const lock = security.length > 0 ? "<p>Demande une session\u202f: <code>Authorization: Bearer …</code></p>" : "";
  const parts = [
    lock,
    parameters ? block("Paramètres", parameters) : "",
    requestBody ? block("Corps", requestBody.content) : "",
    block("Réponses", responses),
  ];
  return `<details><summary><b>${method}</b><code>${escapeXml(path)}</code><span>${escapeXml(summary)}</span></summary>${parts.join("")}</details>`;
}

/** The OpenAPI document as a page that needs no script. */
export function docsPage(document: ReturnType<typeof openApiDocument>): string {
  const rows = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      isAdmin: path.startsWith("/api/admin/"),
      html: operationHtml(method, path, operation as Operation), // as openapi.ts writes them
    })),
  );
  const section = (title: string, isAdmin: boolean) =>
    `<h2>${title}</h2>${rows
      .filter((row) => row.isAdmin === isAdmin)
      .map(({ html }) => html)
      .join("")}`;
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeXml(document.info.title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escapeXml(document.info.title)}</h1><p>${escapeXml(document.info.description)} Le document OpenAPI 3.1\u202f: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${section("Public", false)}${section("Administration", true)}</main></body></html>`;
}
