import type { Middleware } from "koa";
import composeMiddleware from "koa-compose";
import { EncodedResponse } from "#server/platform/cache/encoded-response.ts";
import { allResources } from "#server/platform/declaration/resource.ts";
import { docsPage } from "./docs-page.ts";
import { methodNotAllowed } from "./method-not-allowed.ts";
import { openApiDocument } from "./openapi.ts";
import { procedureReader } from "./procedure-schemas.ts";
import { type RestParts, restRouter } from "./rest-router.ts";
import { mountUploads, requiring } from "./upload-routes.ts";

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

type Documentation = { json: EncodedResponse; page: EncodedResponse };

/** Gives the OpenAPI document and its page, made once for the company's name and the site's URL: they take tens of milliseconds. */
function createDocumentation({ settings, publicUrl, appRouter }: RestParts): () => Promise<Documentation> {
  const readProcedure = procedureReader(appRouter);
  let made: (Documentation & { name: string; url: string }) | undefined;
  return async () => {
    const [url, { name }] = [publicUrl(), await settings()];
    if (made?.name === name && made.url === url) return made;
    const document = openApiDocument({ publicUrl: url, company: name }, readProcedure);
    const headers = { "Cache-Control": "no-cache" };
    const json = { type: "application/json", route: "/api/openapi.json", headers, body: JSON.stringify(document) };
    const page = {
      type: "text/html; charset=utf-8",
      route: "/api/docs",
      headers: { ...headers, "Content-Security-Policy": PAGE_POLICY },
      body: docsPage(document),
    };
    made = { name, url, json: new EncodedResponse(json), page: new EncodedResponse(page) };
    return made;
  };
}

/** Answers everything under `/api`: the table's paths, the uploads, what else resources mount, the documentation; 405 and 404 for the rest. */
export function restApi(parts: RestParts): Middleware {
  const router = restRouter(parts);
  mountUploads(router, parts);
  for (const { mountRest } of allResources()) mountRest?.(router, { ...parts, requiring: (right) => requiring(right, parts.openContext) });
  const documentation = createDocumentation(parts);
  router.get("/api/openapi.json", async (ctx) => (await documentation()).json.sendTo(ctx));
  router.get("/api/docs", async (ctx) => (await documentation()).page.sendTo(ctx));
  const answer = router.routes() as Middleware; // of its context it asks only for what it adds itself
  return composeMiddleware([answer, methodNotAllowed(router)]);
}
