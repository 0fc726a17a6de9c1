import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

async function upload(name = "photo.png", background = "#c9822b") {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const data = new FormData();
  data.append("image", new Blob([bytes], { type: "image/png" }), name);
  const { body } = await server.asAdmin("POST", "/api/admin/upload", data);
  const { data: rows } = await server.call("GET", "media.list", { q: name });
  const { id: mediaId }: { id: number } = rows.find(({ filename }: { filename: string }) => filename === body.filename);
  return { ...body, mediaId };
}

const PDF = "%PDF-1.7\n1 0 obj << /Type /Page >> endobj\n%%EOF";

async function uploadPdf(name: string) {
  const data = new FormData();
  data.append("file", new Blob([PDF], { type: "application/pdf" }), name);
  return (await server.asAdmin("POST", "/api/admin/upload-pdf", data)).body;
}

const create = async (path: string, input: unknown) => (await server.asAdmin("POST", `/api/admin/${path}`, input)).body;
const usesOf = async (id: number) => (await server.call("GET", "media.get", { id })).used_by;

const picture = (url: string) => ({ id: url.slice(-12), url, filename: "", originalName: "", size: 1, isMain: true });

/** Creates one of each resource that shows the picture, with its URL in every form. */
async function showEverywhere(url: string, filename: string) {
  const product = await create("products", aProduct({ images: [picture(`https://ancien.example${url}`)] }));
  const feature = await create("features", aFeature({ icon_url: url }));
  const content = `<p>Voir <img src="/uploads/${filename.replace(".webp", "-640.webp")}"></p><img src="${url}">`;
  const article = await create("blogs", anArticle({ image_url: url, content }));
  return { product, feature, article };
}

describe("the media library", () => {
  it("lists what was uploaded, latest first, with its uses, and finds it by name or description without accents", async () => {
    const used = await upload("Étagère été.png");
    const free = await upload("Lampe de chevet.png");
    const pdf = await uploadPdf("Étagère notice.pdf");
    await create("features", aFeature({ icon_url: used.url }));
    const { data, total, counts } = await server.call("GET", "media.list", { q: "ETAGERE" });
    expect(data.map(({ url, uses, kind }: Record<string, unknown>) => ({ url, uses, kind }))).toEqual([
      { url: pdf.url, uses: 0, kind: "pdf" },
      { url: used.url, uses: 1, kind: "image" },
    ]);
    expect(total).toBe(2);
    expect(counts).toEqual({ image: 2, pdf: 1 });
    expect(data[1]).toMatchObject({ original_name: "Étagère été.png", width: 60, height: 40, alt_text: "" });
    expect((await server.call("GET", "media.list", { q: "étagère", kind: "image" })).data).toHaveLength(1);
    expect((await server.call("GET", "media.list", { unused: true })).data.map(({ url }: { url: string }) => url)).toEqual([
      pdf.url,
      free.url,
    ]);
    await server.call("POST", "media.setAlt", { id: free.mediaId, alt_text: "Une lueur dorée" });
    expect((await server.call("GET", "media.list", { q: "doree lampe" })).data).toMatchObject([{ url: free.url }]);
    expect((await server.call("GET", "media.list", { q: "100%" })).total).toBe(0);
    expect((await server.call("GET", "media.list", { limit: 1, page: 2 })).data).toHaveLength(1);
  });

  it("finds everything that holds the URL, with any host and width, and nothing else", async () => {
    const image = await upload();
    const other = await upload();
    const { product, feature, article } = await showEverywhere(image.url, image.filename);
    await create("features", aFeature({ icon_url: other.url }));
    expect(await usesOf(image.mediaId)).toEqual([
      { noun: "product", id: product.id, title: product.title, places: ["images"] },
      { noun: "article", id: article.id, title: article.title, places: ["image_url", "content"] },
      { noun: "feature", id: feature.id, title: feature.title, places: ["icon_url"] },
    ]);
    const { data } = await server.call("GET", "media.list", {});
    expect(data.find(({ id }: { id: number }) => id === image.mediaId).uses).toBe(3);
  });

  it("finds a PDF among a product's downloads and behind an article's links", async () => {
    const pdf = await uploadPdf("notice.pdf");
    const download = { name: "Notice", type: "Notice", url: pdf.url, size: "1 MB", language: "Français" };
    await create("products", aProduct({ downloads: [download] }));
    await create("blogs", anArticle({ content: `<p><a href="${pdf.url}">La notice</a></p>` }));
    const { data } = await server.call("GET", "media.list", { q: "notice.pdf" });
    expect(data[0].uses).toBe(2);
    expect((await usesOf(data[0].id)).flatMap(({ places }: { places: string[] }) => places)).toEqual(["downloads", "content"]);
  });

  it("refuses a description that was edited from an older version", async () => {
    const { mediaId: id } = await upload();
    expect(await server.call("POST", "media.setAlt", { id, alt_text: "Une lampe", version: 1 })).toMatchObject({ alt_text: "Une lampe" });
    expect((await server.call("POST", "media.setAlt", { id, alt_text: "Autre", version: 1 })).code).toBe("stale");
    expect((await server.call("POST", "media.setAlt", { id, alt_text: "x".repeat(301) })).code).toBe("invalid");
  });

  it("the library requires a session", async () => {
    const { mediaId: id, filename } = await upload();
    expect((await server.send("GET", "/trpc/media.list?input=%7B%7D")).status).toBe(401);
    expect((await server.send("GET", `/trpc/media.get?input=${encodeURIComponent(JSON.stringify({ id }))}`)).status).toBe(401);
    for (const [verb, input] of [
      ["setAlt", { id, alt_text: "" }],
      ["remove", { id }],
      ["replace", { id, by: filename }],
    ] as const)
      expect((await server.send("POST", `/trpc/media.${verb}`, input)).status).toBe(401);
  });
});

describe("deleting a file", () => {
  it("a file in use is not deleted, and the refusal names its uses", async () => {
    const image = await upload();
    const feature = await create("features", aFeature({ icon_url: image.url }));
    expect(await server.call("POST", "media.remove", { id: image.mediaId })).toMatchObject({
      code: "conflict",
      message: "Ce fichier est utilisé\u202f: il ne peut pas être supprimé.",
      issues: [{ path: `feature.${feature.id}`, message: feature.title }],
    });
    expect((await server.send("GET", image.url)).status).toBe(200);
  });

  it("deletes its renditions and social cards too, and no other file's", async () => {
    const [image, other] = [await upload(), await upload()];
    for (const { url, filename } of [image, other]) {
      const product = await create("products", aProduct({ images: [picture(url)] }));
      await server.send("GET", `/uploads/${filename.replace(".webp", "-160.avif")}`);
      expect((await server.send("GET", `/partage/produits/${product.slug}.jpg`)).status).toBe(200);
      if (url === image.url) await server.asAdmin("DELETE", `/api/admin/products/${product.id}`);
    }
    expect(await server.call("POST", "media.remove", { id: image.mediaId })).toEqual({ success: true });
    const names = await readdir(server.uploadsFolder, { recursive: true });
    expect(names.filter((name) => name.includes(image.id))).toEqual([]);
    expect(names.filter((name) => name.includes(other.id))).toHaveLength(3);
    expect((await server.send("GET", image.url)).status).toBe(404);
    expect((await server.call("GET", "media.get", { id: image.mediaId })).code).toBe("not_found");
    expect((await server.call("POST", "media.remove", { id: image.mediaId })).code).toBe("not_found");
  });
});

describe("replacing a file", () => {
  it("moves every use to the new URL at once, and leaves the old file for caches", async () => {
    const old = await upload("ancienne.png");
    await server.call("POST", "media.setAlt", { id: old.mediaId, alt_text: "Une lampe" });
    const { product, feature, article } = await showEverywhere(old.url, old.filename);
    const next = await upload("nouvelle.png", "#112233");
    const replaced = await server.call("POST", "media.replace", { id: old.mediaId, by: next.filename });
    expect(replaced).toMatchObject({ url: next.url, alt_text: "Une lampe", uses: 3 });
    expect(await usesOf(old.mediaId)).toEqual([]);
    expect((await server.send("GET", old.url)).status).toBe(200);
    const shown = await server.asAdmin("GET", `/api/admin/products/${product.id}`);
    expect(shown.body.images).toMatchObject([{ url: next.url, color: next.color, isMain: true }]);
    expect(shown.body.version).toBe(product.version + 1);
    expect((await server.call("GET", "features.get", { id: feature.id })).icon_url).toBe(next.url);
    const { content, image_url } = await server.call("GET", "articles.get", { id: article.id });
    expect([image_url, ...content.matchAll(/src="([^"]+)"/g)].map((found) => (Array.isArray(found) ? found[1] : found))).toEqual([
      next.url,
      next.url,
      next.url,
    ]);
  });

  it("changes nothing for an editor where the settings use it, which administrators alone may write", async () => {
    const old = await upload("carte.png");
    const next = await upload("autre-carte.png", "#112233");
    await server.call("POST", "settings.update", { ...(await server.call("GET", "settings.get")), image_url: old.url });
    await aPerson(server, { username: "Sonia", role: "editor" });
    const headers = await signIn(server, "Sonia");
    const { status } = await server.send("POST", "/trpc/media.replace", { id: old.mediaId, by: next.filename }, headers);
    expect(status).toBe(403);
    expect((await server.call("GET", "settings.get")).image_url).toBe(old.url);
  });

  it("refuses another kind of file, the file itself, and one that was never uploaded", async () => {
    const image = await upload();
    const pdf = await uploadPdf("fiche.pdf");
    const replace = (by: string) => server.call("POST", "media.replace", { id: image.mediaId, by });
    expect((await replace(pdf.filename)).code).toBe("invalid");
    expect((await replace(image.filename)).code).toBe("invalid");
    expect((await replace(`${"0".repeat(32)}.webp`)).code).toBe("not_found");
  });
});
