import { describe, expect, it } from "vitest";
import { describeCrud } from "#server/testing/crud-battery.ts";
import { aProduct } from "./product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const image = {
  id: "1",
  url: "/uploads/a.webp",
  filename: "a.webp",
  originalName: "a.png",
  size: 12,
  isMain: true,
  focus: { x: 20, y: 80 },
  isDrawing: true,
};

describeCrud("a product", {
  path: "/api/admin/products",
  router: "products",
  noun: "product",
  valid: aProduct,
  invalid: [
    { title: "" },
    { title: null },
    { slug: "!!!" },
    { slug: "new" },
    { reference: " " },
    { category: null },
    { short_description: 12 },
    { price_from: 0 },
    { price_from: -1 },
    { price_from: 1.999 },
    { price_from: 1_000_000 },
    { price_from: "49" },
    { images: [image, { ...image, id: "2" }] },
    { images: [{ ...image, url: "javascript:alert(1)" }] },
    { images: [{ ...image, focus: { x: 101, y: 0 } }] },
    { images: [{ ...image, isDrawing: "oui" }] },
    { downloads: [{ name: "Notice", type: "Roman", url: "/uploads/x.pdf", size: "1 MB", language: "Français" }] },
    { related_products: ["un"] },
    { title: "a\u0000b" },
  ],
  change: { long_description: "Première ligne.\nSeconde ligne.", is_new: true },
  rowsOf: (body) => body.data,
});

describe("products", () => {
  const server = useTestServer();

  const create = async (fields: Record<string, unknown> = {}) =>
    (await server.asAdmin("POST", "/api/admin/products", aProduct(fields))).body;
  const titles = async (query: string) =>
    (await server.send("GET", `/api/products?${query}`)).body.data.map(({ title }: { title: string }) => title);

  it("INP-3: a product comes back exactly as it was accepted", async () => {
    const input = aProduct({
      subcategory: "Suspensions",
      long_description: "Une lumière 🌙 douce.\n\nDeux lignes.",
      price_from: 249.9,
      images: [image],
      specifications: [{ name: "Tension", value: "230", unit: "V" }],
      benefits: [{ icon: "zap", title: "Sobre", description: "Moins d’un watt." }],
      downloads: [{ name: "Fiche", type: "Fiche technique", url: "/uploads/f.pdf", size: "2.50 MB", language: "Français" }],
      compatibility: ["Matter", "KNX"],
      is_new: true,
      featured: true,
      meta_title: "Titre",
      meta_description: "Description",
    });
    const { body } = await server.asAdmin("POST", "/api/admin/products", input);
    expect(body).toMatchObject({ ...input, image_url: "/uploads/a.webp", related_products: [], is_active: true });
    expect((await server.asAdmin("GET", `/api/admin/products/${body.id}`)).body).toEqual(body);
    const { body: visible } = await server.send("GET", `/api/products/${body.slug}`);
    expect({ ...visible, related_products: [] }).toEqual(body);
  });

  it("older names of specifications and plain benefits are read", async () => {
    const { specifications, benefits } = await create({
      specifications: [
        { label: "Poids", valeur: "120", unite: "g" },
        { parametre: "Indice", value: "IP65" },
      ],
      benefits: ["Sans fil"],
    });
    expect(specifications).toEqual([
      { name: "Poids", value: "120", unit: "g" },
      { name: "Indice", value: "IP65", unit: "" },
    ]);
    expect(benefits).toEqual([{ icon: "", title: "Sans fil", description: "" }]);
  });

  it("a product keeps what a change does not mention", async () => {
    const product = await create({ long_description: "À garder", price_from: 19.99, is_new: true, compatibility: ["KNX"] });
    const { title, slug, reference, category, short_description } = product;
    const { body } = await server.asAdmin("PUT", `/api/admin/products/${product.id}`, {
      title: `${title} bis`,
      slug,
      reference,
      category,
      short_description,
    });
    expect(body).toMatchObject({
      title: `${title} bis`,
      long_description: "À garder",
      price_from: 19.99,
      is_new: true,
      compatibility: ["KNX"],
    });
    const untold = await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...body, price_from: null });
    expect(untold.body).toMatchObject({ title: `${title} bis`, price_from: null });
  });

  it("a slug or a reference of another product is refused, and the field is named", async () => {
    const { slug, reference } = await create({ reference: "LUM-Unique" });
    const sameSlug = await server.asAdmin("POST", "/api/admin/products", aProduct({ slug }));
    expect(sameSlug.status).toBe(409);
    expect(sameSlug.body.issues).toEqual([{ path: "slug", message: "Ce slug est déjà utilisé." }]);
    const sameReference = await server.asAdmin("POST", "/api/admin/products", aProduct({ reference: reference.toLowerCase() }));
    expect(sameReference.status).toBe(409);
    expect(sameReference.body.issues[0].path).toBe("reference");
    const both = {
      success: false,
      code: "conflict",
      message: "Ce slug est déjà utilisé. Cette référence est déjà utilisée.",
      issues: [
        { path: "slug", message: "Ce slug est déjà utilisé." },
        { path: "reference", message: "Cette référence est déjà utilisée." },
      ],
    };
    const taken = aProduct({ slug, reference: reference.toUpperCase() });
    expect(await server.asAdmin("POST", "/api/admin/products", taken)).toMatchObject({ status: 409, body: both });
    const other = await create();
    expect(await server.asAdmin("PUT", `/api/admin/products/${other.id}`, taken)).toMatchObject({ status: 409, body: both });
  });

  it("INP-8: exactly one of a hundred simultaneous creations of one slug succeeds", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => (await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: "seul" }))).status),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
  });

  it("a product shows the related ones that were chosen, in their order, else others of its category", async () => {
    const [a, b, c] = [
      await create({ category: "Voisins" }),
      await create({ category: "Voisins" }),
      await create({ category: "Ailleurs" }),
    ];
    const chosen = await create({ category: "Voisins", related_products: [c.id, a.id] });
    const readRelated = async (slug: string) =>
      (await server.send("GET", `/api/products/${slug}`)).body.related_products.map(({ id }: { id: number }) => id);
    expect(await readRelated(chosen.slug)).toEqual([c.id, a.id]);
    expect((await server.asAdmin("PUT", `/api/admin/products/${chosen.id}`, chosen)).body.related_products).toEqual(
      chosen.related_products,
    );
    expect(new Set(await readRelated(b.slug))).toEqual(new Set([a.id, chosen.id]));
    await server.asAdmin("PATCH", `/api/admin/products/${c.id}/visibility`, { is_active: false });
    expect(await readRelated(chosen.slug)).toEqual([a.id]);
    const unknown = await server.asAdmin("PUT", `/api/admin/products/${a.id}`, { ...a, version: undefined, related_products: [999_999] });
    expect(unknown.body.issues[0].path).toBe("related_products");
  });

  it("ACL-2: a hidden product disappears from every public read, and comes back", async () => {
    const { id, slug } = await create({ title: "Canari bleu", category: "Volière" });
    const visibility = (is_active: boolean) => server.asAdmin("PATCH", `/api/admin/products/${id}/visibility`, { is_active });
    expect((await visibility(false)).body.is_active).toBe(false);
    expect((await server.send("GET", `/api/products/${slug}`)).status).toBe(404);
    expect((await server.send("GET", "/api/products?limit=5000")).text).not.toContain("Canari bleu");
    expect((await server.send("GET", "/sitemap.xml")).text).not.toContain(slug);
    const catalogue = await server.send("GET", `/trpc/products.catalogue?input=${encodeURIComponent("{}")}`);
    expect(catalogue.text).not.toContain("Canari bleu");
    expect(catalogue.text).not.toContain("Volière");
    await visibility(true);
    expect((await server.send("GET", `/api/products/${slug}`)).status).toBe(200);
  });

  it("the template has the rows of most products of a category: usual names and units, in their usual order", async () => {
    const rows = (...names: string[]) => names.map((name) => ({ name, value: "1", unit: name === "Poids" ? "g" : "" }));
    const category = "Gabarits";
    await create({ category, specifications: rows("Tension", "Poids", "Rare") });
    await create({ category, specifications: [{ name: "tension", value: "230", unit: "V" }, ...rows("Poids", "Poids")] });
    await create({ category, specifications: [{ name: " Tension", value: "12", unit: "V" }, ...rows("Indice")] });
    await create({ category }); // says nothing of what the others have
    const template = (named: string) => server.call("GET", "products.specificationTemplate", { category: named });
    expect(await template("gabarits")).toEqual([
      { name: "Tension", unit: "V" },
      { name: "Poids", unit: "g" },
    ]);
    expect(await template("Inconnue")).toEqual([]);
    const input = encodeURIComponent(JSON.stringify({ category }));
    expect((await server.send("GET", `/trpc/products.specificationTemplate?input=${input}`)).status).toBe(401);
  });

  it("lists are narrowed by category and ordered by name, reference or novelty", async () => {
    for (const [title, reference, is_new] of [
      ["Zèbre", "T-1", true],
      ["écran", "T-2", false],
      ["Alarme", "T-3", false],
    ] as const)
      await create({ title, reference, is_new, category: "Tri" });
    expect(await titles("category=tri")).toEqual(["Alarme", "écran", "Zèbre"]);
    expect(await titles("category=Tri&sort=reference")).toEqual(["Zèbre", "écran", "Alarme"]);
    expect(await titles("category=Tri&sort=new")).toEqual(["Zèbre", "Alarme", "écran"]);
  });

  it("new products come newest first, hidden and discontinued ones left out", async () => {
    const created = [];
    for (const title of ["Zénith", "Aube", "Midi"])
      created.push(await server.asAdmin("POST", "/api/admin/products", aProduct({ title, is_new: true })));
    await server.asAdmin("PATCH", `/api/admin/products/${created[1]?.body.id}/visibility`, { is_active: false });
    await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Ancien" }));
    const titles = (await server.call("GET", "products.newest", { limit: 2 })).map(({ title }: { title: string }) => title);
    expect(titles).toEqual(["Midi", "Zénith"]);
  });

  it("DOS-1: products come a page at a time, with the total", async () => {
    for (let n = 0; n < 11; n += 1) await server.asAdmin("POST", "/api/admin/products", aProduct());
    const { body } = await server.send("GET", "/api/products?limit=2&page=2");
    expect(body).toMatchObject({ page: 2, limit: 2 });
    expect(body.data).toHaveLength(2);
    expect(body.total).toBeGreaterThan(10);
    expect((await server.send("GET", "/api/products?page=1000000000")).body.data).toEqual([]);
    for (const query of ["limit=0", "limit=5001", "limit=-1", "limit=1e9", "limit=NaN", "limit=1&limit=2", "sort=password", "page=0"]) {
      expect((await server.send("GET", `/api/products?${query}`)).status, query).toBe(400);
    }
  });
});
