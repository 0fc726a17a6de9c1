import type { Middleware } from "koa";
import composeMiddleware from "koa-compose";
import { EncodedResponse } from "#server/platform/cache/encoded-response.ts";
import type { Language } from "#contracts/shared/language.ts";
import { allResources, type Resource, resourceNameOf } from "#server/platform/declaration/resource.ts";
import { openApiDocument } from "./openapi.ts";
import { procedureReader } from "./procedure-schemas.ts";
import { type RestParts, restRouter } from "./rest-router.ts";
import { mountUploads, requiring } from "./upload-routes.ts";
import { readViewer, renderDocs, VIEWER_PATH } from "./documentation/page.ts";
import type Router from "@koa/router";
import { AppError } from "#server/platform/errors/app-error.ts";
import { readQueryLanguage } from "#server/platform/rpc/context.ts";

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
    const { body, policy } = renderDocs(document, language);
    const type = "text/html; charset=utf-8";
    const page = { type, route: "/api/docs", headers: { ...headers, "Content-Security-Policy": policy }, body };
    const made = { name, url, json: new EncodedResponse(json), page: new EncodedResponse(page) };
    known.set(language, made);
    return made;
  };
}

/** Creates what gives the viewer's script, read and compressed for the first who asks, and again after a failure. */
function createViewer(): () => Promise<EncodedResponse> {
  let viewer: EncodedResponse | undefined;
  return async () => {
    const headers = { "Cache-Control": "no-cache" };
    return (viewer ??= new EncodedResponse({ type: "text/javascript", route: VIEWER_PATH, headers, body: await readViewer() }));
  };
}

/** Answers everything under `/api`: the table's paths, the uploads, the paths that resources mount, the documentation;
 *  405 and 404 for the rest. */
export function restApi(parts: RestParts): Middleware {
  const router = restRouter(parts);
  mountUploads(router, parts);
  for (const { mountRest } of allResources()) mountRest?.(router, { ...parts, requiring: (right) => requiring(right, parts.openContext) });
  const documentation = createDocumentation(parts);
  const viewer = createViewer();
  router.get(VIEWER_PATH, async (ctx) => (await viewer()).sendTo(ctx));
  router.get("/api/openapi.json", async (ctx) => (await documentation(readQueryLanguage(ctx))).json.sendTo(ctx));
  router.get("/api/docs", async (ctx) => (await documentation(readQueryLanguage(ctx))).page.sendTo(ctx));
  const answer = router.routes() as Middleware; // of its context it uses only what it adds itself
  return composeMiddleware([answer, methodNotAllowed(router)]);
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
