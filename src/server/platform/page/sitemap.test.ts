import { beforeAll, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();
beforeAll(async () => {
  const image = { id: "1", url: "/uploads/a.webp", filename: "a.webp", originalName: "a.png", size: 12, isMain: true };
  await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: "visible", images: [image] }));
  const { body } = await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: "cache" }));
  await server.asAdmin("PATCH", `/api/admin/products/${body.id}/visibility`, { is_active: false });
  await server.asAdmin("POST", "/api/admin/blogs", anArticle({ slug: "publie", status: "published" }));
  await server.asAdmin("POST", "/api/admin/blogs", anArticle({ slug: "brouillon" }));
});

it("the sitemap lists every visible page in the languages in which it exists, with its pictures and its last change", async () => {
  const { text, headers } = await server.send("GET", "/sitemap.xml");
  expect(headers.get("content-type")).toMatch(/^application\/xml/);
  for (const path of ["/produits/visible", "/blog/publie", "/contact", "/"])
    expect(text).toContain(`<loc>https://lumidar.example${path}</loc>`);
  for (const path of ["/contact", "/", "/products", "/legal-notice"])
    expect(text).toContain(`<loc>https://lumidar.example/en${path}</loc>`);
  for (const path of ["/produits", "/mentions-legales", "/products/visible", "/blog/publie"]) expect(text).not.toContain(`/en${path}`);
  expect(text).toMatch(/produits\/visible<\/loc><lastmod>\d{4}-/);
  for (const path of ["/contact", "/about"]) expect(text).toContain(`hreflang="en" href="https://lumidar.example/en${path}"`);
  expect(text).toContain("<image:loc>https://lumidar.example/uploads/a.webp</image:loc>");
});

it("the sitemap does not mention what visitors may not see", async () => {
  const { text } = await server.send("GET", "/sitemap.xml");
  expect(text).not.toContain("cache");
  expect(text).not.toContain("brouillon");
});

it("a numbered sitemap exists as far as there are pages for it", async () => {
  expect((await server.send("GET", "/sitemap-1.xml")).status).toBe(200);
  expect((await server.send("GET", "/sitemap-2.xml")).status).toBe(404);
});
