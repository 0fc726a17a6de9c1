import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { aCategory } from "#server/resources/category/category.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aPage } from "#server/resources/page/page.factory.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { restRoutes } from "#server/platform/declaration/rest-routes.ts";

const SEED = 20_261_120;

const server = useTestServer();
beforeAll(async () => {
  for (const [path, valid] of Object.entries(VALID)) await server.asAdmin("POST", `/api/admin/${path}`, valid());
});

/** The values that a request varies, by the path of its resource. Of the others, only bodies that are refused at once
 *  are sent. */
const VALID: Record<string, () => Record<string, unknown>> = {
  products: aProduct,
  "products/bulk": () => ({ operations: [{ create: aProduct() }, { update: { id: 1, title: "x" } }], mode: "each" }),
  slides: aSlide,
  features: aFeature,
  blogs: anArticle,
  pages: aPage,
  categories: aCategory,
};

/** Values that have broken other servers. */
const nasty = fc.oneof(
  fc.anything({ maxDepth: 4, withNullPrototype: false }),
  fc.constantFrom<unknown>("", " ", "\u0000", "\ud800", "a".repeat(100_000), -1, -0, 1.5, 2 ** 31, 2 ** 53 + 1, 1e308, null, [], {}, [[]]),
  fc.constantFrom<unknown>(
    { $ne: "" },
    { __raw: true, sql: "1=1" },
    "' or 1=1 --",
    "%",
    "{{7*7}}",
    "../../etc/passwd",
    { toJSON: 1 },
    { length: 1e9 },
  ),
);

function segment(text: unknown): string {
  return encodeURIComponent(String(text).toWellFormed().slice(0, 500));
}

it("INP-1: no request, however absurd, gets a server error", async () => {
  const request = fc.record({
    route: fc.constantFrom(...restRoutes().filter(({ path }) => !path.endsWith("/login"))),
    parameter: fc.oneof(
      fc.constantFrom("1", "2", "0", "-1", "1e3", "%00", "%ff"),
      fc.string({ unit: "binary", maxLength: 40 }).map(segment),
    ),
    fields: fc.dictionary(fc.string({ maxLength: 12 }), nasty, { maxKeys: 4 }),
    query: fc.string({ unit: "binary", maxLength: 60 }),
    faulty: nasty,
    which: fc.nat(20),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ route, parameter, fields, query, faulty, which }) => {
      const below = route.path.replace("/api/admin/", "");
      const valid = (VALID[below] ?? VALID[below.split("/")[0] ?? ""])?.() ?? {};
      const keys = Object.keys(valid);
      const body = { ...valid, [keys[which % (keys.length || 1)] ?? "x"]: faulty, ...fields };
      const path = `${route.path.replace(/\{\w+\}/, parameter || "x")}?${new URLSearchParams({ q: query.toWellFormed(), limit: String(which), [query.toWellFormed()]: "1" }).toString()}`;
      const sendsBody = ["post", "put", "patch"].includes(route.method);
      // JSON.stringify refuses BigInt and cycles; what cannot be sent cannot be tested
      const text = sendsBody
        ? JSON.stringify(body, (_key, value: unknown) => (typeof value === "bigint" ? String(value) : value))
        : undefined;
      const { status } = await server.asAdmin(
        route.method.toUpperCase(),
        path,
        text,
        sendsBody ? { "content-type": "application/json" } : {},
      );
      expect(status, `${route.method} ${path} ${text?.slice(0, 300)}`).toBeLessThan(500);
    }),
    { seed: SEED, numRuns: 600 },
  );
  expect((await server.send("GET", "/api/products")).status).toBe(200);
}, 120_000);
