import type { Context, Middleware } from "koa";
import composeMiddleware from "koa-compose";
import { EncodedResponse } from "#server/platform/cache/encoded-response.ts";
import { LANGUAGES, type Language } from "#contracts/shared/language.ts";
import { allResources, type Resource, resourceNameOf } from "#server/platform/declaration/resource.ts";
import { openApiDocument } from "./openapi.ts";
import { procedureReader } from "./procedure-schemas.ts";
import { type RestParts, restRouter } from "./rest-router.ts";
import { mountUploads, requiring } from "./upload-routes.ts";
import { escapeXml } from "#server/platform/language/markup.ts";
import type Router from "@koa/router";
import { AppError } from "#server/platform/errors/app-error.ts";

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

type Documentation = { json: EncodedResponse; page: EncodedResponse };

/** Creates the OpenAPI document and its page, once for the company's name and the site's URL: they take tens of
 *  milliseconds. */
function createDocumentation({ settings, publicUrl, appRouter, orm }: RestParts): (language: Language) => Promise<Documentation> {
  const readProcedure = procedureReader(appRouter);
  const tableOf = ({ entity }: Resource<string>) => resourceNameOf(orm.em, entity);
  const known = new Map<Language, Documentation & { name: string; url: string }>();
  return async (language) => {
    const [url, { name }, last] = [publicUrl(), await settings(), known.get(language)];
    if (last?.name === name && last.url === url) return last;
    const document = openApiDocument({ publicUrl: url, company: name, tableOf }, readProcedure, language);
    const headers = { "Cache-Control": "no-cache" };
    const json = { type: "application/json", route: "/api/openapi.json", headers, body: JSON.stringify(document) };
    const page = {
      type: "text/html; charset=utf-8",
      route: "/api/docs",
      headers: { ...headers, "Content-Security-Policy": PAGE_POLICY },
      body: docsPage(document),
    };
    const made = { name, url, json: new EncodedResponse(json), page: new EncodedResponse(page) };
    known.set(language, made);
    return made;
  };
}

/** Reads the language of a document; the first one where the query names none of ours. */
function languageOf({ query }: Context): Language {
  return LANGUAGES.find((language) => language === query.lang) ?? "fr";
}

/** Answers everything under `/api`: the table's paths, the uploads, the paths that resources mount, the documentation;
 *  405 and 404 for the rest. */
export function restApi(parts: RestParts): Middleware {
  const router = restRouter(parts);
  mountUploads(router, parts);
  for (const { mountRest } of allResources()) mountRest?.(router, { ...parts, requiring: (right) => requiring(right, parts.openContext) });
  const documentation = createDocumentation(parts);
  router.get("/api/openapi.json", async (ctx) => (await documentation(languageOf(ctx))).json.sendTo(ctx));
  router.get("/api/docs", async (ctx) => (await documentation(languageOf(ctx))).page.sendTo(ctx));
  const answer = router.routes() as Middleware; // of its context it uses only what it adds itself
  return composeMiddleware([answer, methodNotAllowed(router)]);
}

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
function docsPage(document: ReturnType<typeof openApiDocument>): string {
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

/** Refuses the methods that a documented path does not have and names those it has. Any other /api path is unknown. */
function methodNotAllowed(router: Router): Middleware {
  return async (ctx) => {
    const { path } = router.match(ctx.path, ctx.method);
    const methods = [...new Set(path.flatMap((layer) => layer.methods))];
    if (methods.length === 0) throw new AppError("not_found", "Cette adresse n’existe pas.");
    ctx.set("Allow", methods.join(", "));
    if (ctx.method === "OPTIONS") {
      ctx.status = 204;
      return;
    }
    throw new AppError("method_not_allowed");
  };
}
