import type { Middleware } from "koa";
import composeMiddleware from "koa-compose";
import { takeRoute } from "#server/http/request-log.ts";
import type { Services } from "#server/services.ts";
import { docsPage } from "./docs-page.ts";
import { methodNotAllowed } from "./method-not-allowed.ts";
import { openApiDocument } from "./openapi.ts";
import { restRouter } from "./rest-router.ts";
import { mountProductExport } from "#server/product/transfer/export-route.ts";
import { mountUploads } from "./upload-routes.ts";

/** Everything under `/api`: the table's paths, the uploads, the documentation; 405 and 404 for the rest. */
export function restApi(services: Services, publicUrl: () => string): Middleware {
  const router = restRouter(services);
  mountUploads(router, services);
  mountProductExport(router, services);
  const describe = async () => openApiDocument(publicUrl(), (await services.settings()).name);
  router.get("/api/openapi.json", async (ctx) => {
    takeRoute(ctx, "/api/openapi.json");
    ctx.type = "application/json";
    ctx.body = JSON.stringify(await describe());
  });
  router.get("/api/docs", async (ctx) => {
    takeRoute(ctx, "/api/docs");
    ctx.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'");
    ctx.type = "text/html; charset=utf-8";
    ctx.body = docsPage(await describe());
  });
  const answer = router.routes() as Middleware; // of its context it asks only for what it adds itself
  return composeMiddleware([answer, methodNotAllowed(router)]);
}
