import { beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "./product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const HOUR_MS = 3_600_000;
const NOW = new Date("2026-06-15T12:00:00.000Z");

const image = (id: string, isMain = false) => ({
  id,
  url: `/uploads/${id}.webp`,
  filename: `${id}.webp`,
  originalName: "a.png",
  size: 1,
  isMain,
});
const pdf = { name: "Fiche", type: "Fiche technique", url: "/uploads/f.pdf", size: "1 MB", language: "Français" };

describe("the back office's list of products", () => {
  const server = useTestServer();
  beforeAll(async () => {
    // Each one older than the one before.
    const products = [
      { title: "Aube", reference: "R-3", category: "Lampes", subcategory: "De chevet", images: [image("a", true), image("b")] },
      { title: "Brume", reference: "R-1", category: "Sondes", is_new: true, downloads: [pdf] },
      { title: "Crue", reference: "R-2", category: "Lampes", subcategory: "de bureau", is_active: false, images: [image("c")] },
      { title: "Dune", reference: "R-4", category: "Volets", featured: true, is_new: true, is_active: false, downloads: [pdf, pdf] },
    ];
    for (const [index, product] of products.entries()) {
      server.setNow(new Date(NOW.getTime() - index * 100 * HOUR_MS));
      await server.asAdmin("POST", "/api/admin/products", aProduct(product));
    }
    server.setNow(NOW);
  });

  const findInitials = async (query: Record<string, unknown>): Promise<string> =>
    (await server.call("GET", "products.list", query)).data.map(({ title }: { title: string }) => title[0]).join("");

  it.each([
    [{ only: "hidden" }, "CD"],
    [{ only: "new" }, "BD"],
    [{ only: "featured" }, "D"],
    [{ only: "without_image" }, "BD"],
    [{ only: "without_pdf" }, "AC"],
    [{ only: "hidden,new" }, "D"],
    [{ only: "hidden", category: "lampes" }, "C"],
    [{ only: "hidden", q: "lampes" }, "C"],
    [{ only: "" }, "ABCD"],
    [{ modified: "24h" }, "A"],
    [{ modified: "7d" }, "AB"],
    [{ modified: "30d", q: "dune" }, "D"],
  ])("the list is narrowed by %j", async (query, titles) => {
    expect(await findInitials(query)).toBe(titles);
  });

  it.each([
    ["name", "ABCD", "DCBA"],
    ["reference", "BCAD", "DACB"],
    ["category", "ACBD", "DBAC"],
    ["subcategory", "CABD", "ACBD"],
    ["visible", "CDAB", "ABCD"],
    ["new", "ACBD", "BDAC"],
    ["featured", "ABCD", "DABC"],
    ["images", "BDCA", "ACBD"],
    ["downloads", "ACBD", "DBAC"],
    ["modified", "DCBA", "ABCD"],
  ])("the list is ordered by %s, both ways, with or without words; what lacks it comes last", async (sort, ascending, descending) => {
    expect(await findInitials({ sort, direction: "asc" })).toBe(ascending);
    expect(await findInitials({ sort, direction: "desc" })).toBe(descending);
    expect(await findInitials({ sort, direction: "desc", q: "lumière" })).toBe(descending);
  });

  it("puts new, featured and lately modified products first where no direction is asked for", async () => {
    expect([
      await findInitials({ sort: "new" }),
      await findInitials({ sort: "featured" }),
      await findInitials({ sort: "modified" }),
    ]).toEqual(["BDAC", "DABC", "ABCD"]);
  });

  it("the documented path gives the same list; visitors cannot narrow by what they must not see", async () => {
    const { body } = await server.asAdmin("GET", "/api/admin/products?only=hidden,new&sort=modified&direction=asc");
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(["Dune"]);
    expect(Object.keys(body).toSorted()).toEqual(["data", "limit", "page", "total"]);
    for (const query of ["only=cachés", "sort=password", "direction=up", "modified=1y"])
      expect((await server.asAdmin("GET", `/api/admin/products?${query}`)).status, query).toBe(400);
    expect((await server.send("GET", "/api/products?only=hidden")).status).toBe(400);
    expect((await server.send("GET", "/api/products?sort=modified")).status).toBe(400);
  });
});
