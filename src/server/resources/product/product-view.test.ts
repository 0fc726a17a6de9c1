import { afterEach, describe, expect, it, beforeAll } from "vitest";
import { NO_COMPLIANCE } from "#contracts/product/product-compliance.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aProduct } from "./product.factory.ts";
import { readSlugs } from "#contracts/product/chosen-products.ts";

const MINUTE_MS = 60_000;

const server = useTestServer();
afterEach(() => server.setNow(new Date()));

const create = async (fields: Record<string, unknown> = {}) => (await server.asAdmin("POST", "/api/admin/products", aProduct(fields))).body;

/** Reads a product's page as a visitor does. */
const view = ({ slug, apercu }: { slug: string; apercu?: string | undefined }) =>
  server.send("GET", `/trpc/products.view?input=${encodeURIComponent(JSON.stringify({ slug, apercu }))}`);

/** Creates a preview link, and gives its parts. */
async function createLink(procedure: string, input: unknown) {
  const { body } = await server.asAdmin("POST", `/trpc/products.${procedure}`, input);
  const { path, expires_at }: { path: string; expires_at: string } = body.result.data;
  const { pathname, searchParams } = new URL(path, server.url);
  return { path, expires_at, slug: pathname.slice("/produits/".length), apercu: searchParams.get("apercu") ?? "" };
}

/** Input of the whole form. */
const aForm = (fields: Record<string, unknown> = {}) => ({
  ...aProduct(),
  subcategory: "",
  long_description: "",
  price_from: null,
  images: [],
  specifications: [],
  benefits: [],
  downloads: [],
  compatibility: [],
  related_products: [],
  required_products: [],
  complementary_products: [],
  lifecycle: "active",
  replaced_by: null,
  is_new: false,
  featured: false,
  is_active: true,
  published_at: null,
  published_until: null,
  meta_title: "",
  meta_description: "",
  ...NO_COMPLIANCE,
  ...fields,
});

describe("a preview link of a product", () => {
  it("opens a hidden product to every reader for a day, and says so; a visible one is no preview", async () => {
    const { id, slug, title } = await create({ is_active: false });
    const { path, expires_at, apercu } = await createLink("previewLink", { id });
    expect(path).toMatch(new RegExp(`^/produits/${slug}\\?apercu=[\\w.-]+$`));
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(23 * 60 * MINUTE_MS);
    expect((await view({ slug })).status).toBe(404);
    expect((await view({ slug, apercu })).body.result.data).toMatchObject({ preview: "hidden", product: { title } });
    expect((await server.send("GET", "/sitemap.xml")).text).not.toContain(slug);
    await server.asAdmin("PATCH", `/api/admin/products/${id}/visibility`, { is_active: true });
    expect((await view({ slug, apercu })).body.result.data.preview).toBeNull();
    expect((await view({ slug })).body.result.data.preview).toBeNull();
  });

  it("an expired, forged or foreign link is refused like any unknown URL", async () => {
    const { id, slug } = await create({ is_active: false });
    const { apercu } = await createLink("previewLink", { id });
    const foreign = await createLink("previewLink", { id: (await create({ is_active: false })).id });
    for (const token of [undefined, "", "x", foreign.apercu, `${apercu}x`, server.token])
      expect((await view({ slug, apercu: token })).status, token).toBe(404);
    server.setNow(new Date(Date.now() + 25 * 60 * MINUTE_MS));
    expect((await view({ slug, apercu })).status).toBe(404);
  });

  it("a link is made for administrators only, and of products that exist", async () => {
    for (const procedure of ["previewLink", "previewForm"])
      expect((await server.send("POST", `/trpc/products.${procedure}`, { id: 1 })).status).toBe(401);
    expect((await server.asAdmin("POST", "/trpc/products.previewLink", { id: 2_147_483_647 })).status).toBe(404);
  });
});

describe("a preview of a form", () => {
  it("shows a product that is not stored as its page would, and stores none", async () => {
    const neighbour = await create({ category: "Aperçus" });
    const related = await create();
    const form = aForm({ category: "aperçus", specifications: [{ name: "Poids", value: "120", unit: "g" }] });
    const { slug, apercu } = await createLink("previewForm", form);
    const { product, similar, preview } = (await view({ slug, apercu })).body.result.data;
    expect(preview).toBe("unsaved");
    expect(product).toMatchObject({ title: form.title, specifications: form.specifications, image_url: "" });
    expect(similar.map(({ id }: { id: number }) => id)).toEqual([neighbour.id]);
    const chosen = await createLink("previewForm", { ...form, related_products: [related.id, 2_147_483_647] });
    expect((await view(chosen)).body.result.data.similar).toMatchObject([{ id: related.id }]);
    expect((await view({ slug })).status).toBe(404);
    expect((await server.asAdmin("GET", `/api/admin/products?q=${form.reference}`)).body.total).toBe(0);
  });

  it("shows what was changed of a stored one, which stays as it is", async () => {
    const product = await create({ title: "Brume" });
    const { slug, apercu } = await createLink("previewForm", aForm({ ...product, title: "Brume du soir" }));
    expect((await view({ slug, apercu })).body.result.data).toMatchObject({ preview: "unsaved", product: { title: "Brume du soir" } });
    expect((await view({ slug })).body.result.data).toMatchObject({ preview: null, product: { title: "Brume" } });
  });

  it("a preview is gone after an hour, and when its administrator has made ten others, and is erased", async () => {
    const start = Date.now();
    const createPreview = (after: number) => {
      server.setNow(new Date(start + after));
      return createLink("previewForm", aForm());
    };
    const first = await createPreview(1);
    for (let after = 2; after <= 10; after++) await createPreview(after);
    expect((await view(first)).status).toBe(200);
    const last = await createPreview(11);
    expect((await view(first)).status).toBe(404);
    expect((await view(last)).status).toBe(200);
    server.setNow(new Date(Date.now() + 61 * MINUTE_MS));
    expect((await view(last)).status).toBe(404);
    const { eraseOldPreviews } = await import("#server/platform/editing/preview/form-previews.ts");
    const now = () => new Date(Date.now() + 61 * MINUTE_MS);
    expect(await eraseOldPreviews({ orm: server.orm, now })).toBe(10);
  });

  it("opens no other product, and is refused what the contract refuses", async () => {
    const hidden = await create({ is_active: false });
    const { apercu } = await createLink("previewForm", aForm());
    expect((await view({ slug: hidden.slug, apercu })).status).toBe(404);
    const { status, body } = await server.asAdmin(
      "POST",
      "/trpc/products.previewForm",
      aForm({ images: [{ url: "javascript:alert(1)" }] }),
    );
    expect([status, body.error.data.reply.code]).toEqual([400, "invalid"]);
  });
});

describe("how a product is used", () => {
  const row = (name: string, value: string, unit = "") => ({ name, value, unit });

  it("its page says it as its French record does, in either language", async () => {
    const specifications = [
      row("Protocole", "Zigbee 3.0"),
      row("Neutre requis", "Oui"),
      row("Profondeur de boîte", "40", "mm"),
      row("Contenu de la boîte", "Module, notice"),
    ];
    const product = await create({ specifications });
    const use = {
      fitting: "box",
      protocols: ["Zigbee"],
      needs_hub: true,
      needs_neutral: true,
      box_depth: "40",
      included_row: 3,
    };
    expect((await view(product)).body.result.data.use).toEqual(use);
    const input = encodeURIComponent(JSON.stringify({ slug: product.slug }));
    const { body } = await server.send("GET", `/trpc/products.view?lang=en&input=${input}`);
    expect(body.result.data.use).toEqual(use);
  });

  it.each([
    ["bulb", [row("Culot", "E27")]],
    ["rail", [row("Montage", "Rail DIN 35")]],
    ["plug", [row("Type de prise", "E/F")]],
    [null, [row("Type de prise", "E/F"), row("Bornes", "0,5 à 2,5", "mm²")]],
    ["free", [row("Type d’alimentation", "Batterie, USB-C")]],
    [null, [row("Type d’alimentation", "Pile, Très basse tension")]],
    [null, []],
  ])("its fitting is %s by what its specifications say", async (fitting, specifications) => {
    const { body } = await view(await create({ specifications }));
    expect(body.result.data.use.fitting).toBe(fitting);
  });

  it("a plug is known by its category", async () => {
    const { body } = await view(await create({ category: "Prises connectées" }));
    expect(body.result.data.use.fitting).toBe("plug");
  });
});

describe("the products that a visitor has chosen", () => {
  beforeAll(async () => {
    for (const slug of ["aube", "brise", "cime"])
      await server.asAdmin("POST", "/api/admin/products", aProduct({ slug, compatibility: [slug] }));
    await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: "secret", is_active: false }));
  });

  const ask = (procedure: string, slugs: string[]) =>
    server.send("GET", `/trpc/products.${procedure}?input=${encodeURIComponent(JSON.stringify({ slugs }))}`);

  it.each(["cards", "compare"])("%s gives visible products in the order asked for, and nothing of others", async (procedure) => {
    const { body } = await ask(procedure, ["cime", "secret", "inconnu", "aube"]);
    expect(body.result.data.map(({ slug }: { slug: string }) => slug)).toEqual(["cime", "aube"]);
  });

  it.each(["cards", "compare"])("%s give a product that was renamed once, by the slug that it was asked for first", async (procedure) => {
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: "dune" }));
    const slug = `erg-${procedure}`;
    await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, related_products: [], slug });
    const { body } = await ask(procedure, ["dune", "aube", slug]);
    expect(body.result.data.map((item: { slug: string }) => item.slug)).toEqual(["dune", "aube"]);
    await server.asAdmin("DELETE", `/api/admin/products/${product.id}`);
  });

  it("what is compared comes with its facts, a card without them", async () => {
    expect((await ask("compare", ["aube"])).body.result.data[0]).toMatchObject({
      compatibility: ["aube"],
      specifications: [],
      benefits: [],
    });
    expect((await ask("cards", ["aube"])).body.result.data[0]).not.toHaveProperty("compatibility");
  });

  it("no more are given than may be chosen, nor for what is no address", async () => {
    expect((await ask("compare", ["a", "b", "c", "d", "e"])).status).toBe(400);
    expect(
      (
        await ask(
          "cards",
          Array.from({ length: 13 }, (_, index) => `p-${index}`),
        )
      ).status,
    ).toBe(400);
    expect((await ask("cards", ["../etc"])).status).toBe(400);
  });

  it("an address names each product once, as many as may be, and nothing else", () => {
    expect(readSlugs("aube, brise,aube,<script>,cime", 2)).toEqual(["aube", "brise"]);
    expect(readSlugs(undefined, 4)).toEqual([]);
    expect(readSlugs(12, 4)).toEqual([]);
  });
});
