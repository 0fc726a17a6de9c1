import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aFeature } from "#server/feature/feature.factory.ts";
import { anArticle } from "#server/article/article.factory.ts";
import { aProduct } from "./product.factory.ts";
import { aSlide } from "#server/slide/slide.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const imageAt = (url: string) => ({ id: "a", url, filename: "a", originalName: "a.png", size: 1, isMain: true });
const downloadAt = (url: string) => ({ name: "Notice", type: "Notice", url, language: "Français" });

/** Every field that holds a file: how it is sent, and what is stored of it. */
const FIELDS: { name: string; path: string; issue: string; input: (url: string) => object; stored: (body: any) => string }[] = [
  {
    name: "a product's picture",
    path: "products",
    issue: "images.0.url",
    input: (url) => aProduct({ images: [imageAt(url)] }),
    stored: ({ images }) => images[0].url,
  },
  {
    name: "a product's download",
    path: "products",
    issue: "downloads.0.url",
    input: (url) => aProduct({ downloads: [downloadAt(url)] }),
    stored: ({ downloads }) => downloads[0].url,
  },
  { name: "a slide", path: "slides", issue: "image_url", input: (image_url) => aSlide({ image_url }), stored: (body) => body.image_url },
  {
    name: "an article",
    path: "blogs",
    issue: "image_url",
    input: (image_url) => anArticle({ image_url }),
    stored: (body) => body.image_url,
  },
  {
    name: "a feature's icon",
    path: "features",
    issue: "icon_url",
    input: (icon_url) => aFeature({ icon_url }),
    stored: (body) => body.icon_url,
  },
];

describe.each(FIELDS)("the address of $name", ({ path, issue, input, stored }) => {
  const create = (url: string) => server.asAdmin("POST", `/api/admin/${path}`, input(url));

  it.each([
    "http://a.example/x.png",
    "mailto:a@b.example",
    "tel:+21673000100",
    "javascript:alert(1)",
    "//a.example/x.png",
    "#x",
    "/uploads/../x",
  ])("is never one that a page may not load (%s)", async (url) => {
    const { status, body } = await create(url);
    expect(status).toBe(400);
    const message = "Indiquez un fichier de ce site (/uploads/…) ou une adresse commençant par https://.";
    expect(body.issues).toContainEqual({ path: issue, message });
  });

  it.each([
    ["uploads/x.png", "/uploads/x.png"],
    ["\\uploads\\x.png", "/uploads/x.png"],
    ["public/images/x.png", "/uploads/x.png"],
    ["/dist/x.png", "/uploads/x.png"],
    ["static/x.png", "/uploads/x.png"],
    ["assets/image/x.png", "/uploads/x.png"],
    ["x.png", "/uploads/x.png"],
    ["http://ancien.example/uploads/x.png", "/uploads/x.png"],
    ["https://a.example/x.png", "https://a.example/x.png"],
    ["/placeholder-blog.jpg", "/placeholder-blog.jpg"],
  ])("is cleaned when it is written as older records write it (%s)", async (url, clean) => {
    const { status, body } = await create(url);
    expect(status).toBe(201);
    expect(stored(body)).toBe(clean);
  });
});

it("the pictures in an article's text are cleaned alike", async () => {
  const content = `<p>Avant</p><img src="public/uploads/x.png" alt="x"><img src="\\uploads\\y.png" alt="y"><img src="http://a.example/z.png">`;
  const { body } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ content }));
  expect(body.content).toBe(`<p>Avant</p><img alt="x" src="/uploads/x.png" /><img alt="y" src="/uploads/y.png" />`);
});

it("a download may be without a size, and a link may lead to a mail address", async () => {
  const { body } = await server.asAdmin("POST", "/api/admin/products", aProduct({ downloads: [downloadAt("/uploads/notice.pdf")] }));
  expect(body.downloads).toEqual([{ ...downloadAt("/uploads/notice.pdf"), size: "" }]);
  expect((await server.asAdmin("POST", "/api/admin/slides", aSlide({ cta_link: "mailto:bonjour@lumidar.example" }))).status).toBe(201);
});
