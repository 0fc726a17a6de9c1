import { describe, expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { nextNumber } from "#server/testing/next-number.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

type Fields = Record<string, unknown>;

const LINKS = ["related_products", "required_products", "complementary_products"];

/** Cases by the path of a resource: its required fields, its optional ones, and the value of each optional field once
 *  it is emptied. */
const RESOURCES: [path: string, least: () => Fields, set: Fields, emptied: Fields][] = [
  [
    "products",
    aProduct,
    {
      subcategory: "Murales",
      long_description: "Longue",
      price_from: 49.9,
      images: [{ id: "a", url: "/uploads/a.jpg", filename: "a.jpg", originalName: "a.jpg", size: 1, isMain: true }],
      specifications: [{ name: "Tension", value: "230", unit: "V" }],
      benefits: ["Sobre"],
      downloads: [{ name: "Notice", type: "Notice", url: "/uploads/a.pdf", size: "", language: "Français" }],
      compatibility: ["Matter"],
      lifecycle: "end_of_life",
      is_new: true,
      featured: true,
      is_active: false,
      meta_title: "Titre",
      security_updates_until: "2031-12-31",
    },
    {
      subcategory: "",
      long_description: "",
      price_from: null,
      images: [],
      specifications: [],
      benefits: [],
      downloads: [],
      compatibility: [],
      lifecycle: "active",
      is_new: false,
      featured: false,
      is_active: true,
      meta_title: "",
      security_updates_until: null,
    },
  ],
  [
    "slides",
    aSlide,
    { subtitle: "x", image_url: "/uploads/a.jpg", image_focus: { x: 1, y: 2 }, alt_text: "x", order_index: 7, is_active: false },
    { subtitle: "", image_url: "", image_focus: null, alt_text: "", order_index: 0, is_active: true },
  ],
  [
    "features",
    aFeature,
    { icon: "zap", icon_url: "/uploads/a.svg", order_index: 7, is_active: false },
    { icon: "", icon_url: "", order_index: 0, is_active: true },
  ],
  [
    "blogs",
    anArticle,
    {
      excerpt: "x",
      image_url: "/uploads/a.jpg",
      image_focus: { x: 1, y: 2 },
      category: "savings",
      status: "published",
      published_at: "2026-01-01T00:00:00.000Z",
      meta_title: "x",
      meta_description: "x",
    },
    {
      excerpt: "",
      image_url: "",
      image_focus: null,
      category: "guide",
      status: "draft",
      published_at: null,
      meta_title: "",
      meta_description: "",
    },
  ],
  [
    "categories",
    () => ({ name: `Catégorie ${nextNumber()}` }),
    { subcategories: ["Murales"], attributes: [{ name: "Tension", type: "number", unit: "V" }] },
    { subcategories: [], attributes: [] },
  ],
  [
    "synonyms",
    () => ({ words: [`mota${nextNumber()}`, `motb${nextNumber()}`] }),
    { language: "en", meant: ["autremot"] },
    { language: "fr", meant: [] },
  ],
];

describe.each(RESOURCES)("/api/admin/%s", (resource, least, set, emptied) => {
  const path = `/api/admin/${resource}`;

  it.each([null, ""])("an optional field is emptied by %j", async (nothing) => {
    const { body: created } = await server.asAdmin("POST", path, { ...least(), ...set });
    expect(created).toMatchObject(Object.fromEntries(Object.keys(set).map((field) => [field, expect.anything()])));
    const sent = { ...created, ...Object.fromEntries(Object.keys(emptied).map((field) => [field, nothing])) };
    const { status, body } = await server.asAdmin("PUT", `${path}/${created.id}`, sent);
    expect([status, body.issues]).toEqual([200, undefined]);
    expect(body).toMatchObject(emptied);
  });

  it("an optional field may be created empty", async () => {
    for (const nothing of [null, ""]) {
      const sent = { ...least(), ...Object.fromEntries(Object.keys(emptied).map((field) => [field, nothing])) };
      const { order_index: _, ...expected } = emptied;
      const { status, body } = await server.asAdmin("POST", path, sent);
      expect([status, body.issues]).toEqual([201, undefined]);
      expect(body).toMatchObject(expected);
      await server.asAdmin("DELETE", `${path}/${body.id}`);
    }
  });
});

it("the links of a product are emptied by null and by an empty text", async () => {
  const { body: other } = await server.asAdmin("POST", "/api/admin/products", aProduct());
  for (const nothing of [null, ""]) {
    const links = Object.fromEntries(LINKS.map((field) => [field, [other.id]]));
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ ...links, replaced_by: other.id }));
    const emptied = Object.fromEntries([...LINKS, "replaced_by"].map((field) => [field, nothing]));
    const { body } = await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, ...emptied });
    for (const field of LINKS) expect(body[field], field).toEqual([]);
    expect(body.replaced_by).toBeNull();
  }
});

it("a required field stays required, and a fault within a list is still named by its path", async () => {
  const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct());
  const put = async (fields: object) => (await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, ...fields })).body;
  for (const field of ["title", "slug", "reference", "short_description"])
    for (const nothing of [null, "", undefined]) expect((await put({ [field]: nothing })).issues[0], field).toMatchObject({ path: field });
  expect((await put({ images: [{ id: "a" }] })).issues.map(({ path }: { path: string }) => path)).toContain("images.0.url");
  expect((await put({ is_new: "oui" })).issues).toMatchObject([{ path: "is_new" }]);
});
