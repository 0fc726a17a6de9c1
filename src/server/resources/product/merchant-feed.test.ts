import { DomUtils, parseDocument } from "htmlparser2";
import { expect, it } from "vitest";
import { aProduct } from "./product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer({ cachesResponses: true });

const PICTURE = { id: "1", url: "/uploads/a.webp", filename: "a.webp", originalName: "a.png", size: 12, isMain: false };
const SIDE = { ...PICTURE, id: "2", url: "/uploads/b.webp" };
const MAIN = { ...PICTURE, id: "3", url: "https://images.example/c.webp", isMain: true };

const add = async (fields: object) =>
  (await server.asAdmin("POST", "/api/admin/products", aProduct({ price_from: 49.9, images: [MAIN], ...fields }))).body;
const get = (path = "/merchant.xml") => server.send("GET", path);

type Offer = Record<string, string[]>;

/** Parses the offers of a feed: the values of each attribute, without its prefix. */
function parseOffers(xml: string): Offer[] {
  const items = DomUtils.getElementsByTagName("item", parseDocument(xml, { xmlMode: true }));
  return items.map(({ children }) => {
    const offer: Offer = {};
    for (const child of children)
      if ("name" in child && child.name.startsWith("g:")) (offer[child.name.slice(2)] ??= []).push(DomUtils.textContent(child));
    return offer;
  });
}

/** Form of each required attribute. Source: https://support.google.com/merchants/answer/7052112. */
const REQUIRED: Record<string, RegExp> = {
  id: /^.{1,50}$/,
  title: /^.{1,150}$/s,
  description: /^.{1,5000}$/s,
  link: /^https:\/\/lumidar\.example\//,
  image_link: /^https:\/\/\S+\.(?:webp|jpg|png)$/,
  availability: /^(?:in_stock|out_of_stock|preorder|backorder)$/,
  price: /^\d+\.\d{2} EUR$/,
  condition: /^(?:new|refurbished|used)$/,
  brand: /^.{1,70}$/,
  mpn: /^.{1,70}$/,
};

/** Lists the required attributes that an offer lacks, has twice or holds in another form. */
const listFaults = (offer: Offer) =>
  Object.entries(REQUIRED).flatMap(([name, form]) => (offer[name]?.length === 1 && form.test(offer[name][0] ?? "") ? [] : [name]));

it("the feed is 404, and no guide names it, while no product has a price", async () => {
  await server.asAdmin("POST", "/api/admin/products", aProduct({ price_from: null, images: [MAIN] }));
  expect((await get()).status).toBe(404);
  expect((await get("/en/merchant.xml")).status).toBe(404);
  for (const path of ["/llms.txt", "/agents.md"]) expect((await get(path)).text).not.toContain("merchant.xml");
});

it("the feed has every product that is sold for a price, and no other", async () => {
  const sold = await add({ reference: "SOLD", lifecycle: "end_of_life" });
  await add({ reference: "STOPPED", lifecycle: "discontinued" });
  await add({ reference: "HIDDEN", is_active: false });
  await add({ reference: "LATER", published_at: "2199-01-01T00:00:00Z" });
  await add({ reference: "PICTURELESS", images: [] });
  await expect.poll(async () => parseOffers((await get()).text).map(({ id }) => id)).toEqual([["SOLD"]]);
  await expect.poll(async () => (await get("/llms.txt")).text).toContain("](https://lumidar.example/merchant.xml)");
  await server.call("POST", "products.setVisibility", { id: sold.id, is_active: false });
  await expect.poll(async () => (await get()).status).toBe(404);
});

it("each offer has what Google requires, and says as much as the page does", async () => {
  await add({
    reference: "L-1",
    slug: "lampe",
    title: "Lampe <b> & « ambre »",
    short_description: "Courte.",
    long_description: "Longue\net claire.",
    category: "Lampes",
    subcategory: "",
    images: [SIDE, MAIN],
    specifications: [{ name: "GTIN", value: "9520000010102", unit: "" }],
  });
  await add({ reference: "L-2", title: "L".repeat(200), long_description: "é".repeat(6_000) });
  await expect.poll(async () => parseOffers((await get()).text).length).toBe(2);
  const { text, headers } = await get();
  expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const offers = parseOffers(text);
  expect(offers.map(listFaults)).toEqual([[], []]);
  expect(offers[0]).toEqual({
    id: ["L-1"],
    title: ["Lampe <b> & « ambre »"],
    description: ["Longue\net claire."],
    link: ["https://lumidar.example/produits/lampe"],
    image_link: ["https://images.example/c.webp"],
    additional_image_link: ["https://lumidar.example/uploads/b.webp"],
    availability: ["in_stock"],
    price: ["49.90 EUR"],
    condition: ["new"],
    brand: ["Lumidar"],
    gtin: ["9520000010102"],
    mpn: ["L-1"],
    product_type: ["Lampes"],
  });
  const known = { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" };
  expect((await server.send("GET", "/merchant.xml", undefined, known)).status).toBe(304);
});

it("an offer that lacks a required attribute, or has it twice or in another form, is found by the check", () => {
  const whole: Offer = Object.fromEntries(
    Object.entries({
      id: "1",
      title: "a",
      description: "b",
      link: "https://lumidar.example/a",
      image_link: "https://lumidar.example/a.webp",
      availability: "in_stock",
      price: "1.00 EUR",
      condition: "new",
      brand: "c",
      mpn: "1",
    }).map(([name, value]) => [name, [value]]),
  );
  expect(listFaults(whole)).toEqual([]);
  expect(listFaults({ ...whole, price: ["1,00 €"], title: ["a", "b"], link: ["/a"], brand: [] })).toEqual([
    "title",
    "link",
    "price",
    "brand",
  ]);
});

it("the English feed has the products that are translated, in English", async () => {
  const { id } = await add({ reference: "EN-1", title: "Sonnette" });
  expect((await get("/en/merchant.xml")).status).toBe(404);
  const fields = { title: "Doorbell", short_description: "It rings.", long_description: "It rings." };
  await server.asAdmin("PATCH", `/api/admin/products/${id}/translations`, {
    translations: { en: { fields, slug: "doorbell", is_published: true } },
  });
  await expect
    .poll(async () => parseOffers((await get("/en/merchant.xml")).text))
    .toMatchObject([{ id: ["EN-1"], title: ["Doorbell"], link: ["https://lumidar.example/en/products/doorbell"] }]);
});
