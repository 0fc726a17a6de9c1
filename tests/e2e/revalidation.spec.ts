import { expect, test } from "./fixtures.ts";

test("browsers keep a page until something that it shows changes", async ({ request, shop }) => {
  const shown = await shop.add({ title: "Applique Girandole", category: "Appliques" });
  const other = await shop.add({ title: "Store Zéphyr", category: "Stores" });
  const ask = (path: string, etag = "") => request.get(path, { headers: { "if-none-match": etag, "cache-control": "max-age=0" } });
  const page = `/produits/${shown.slug}`;
  const english = `/en/products/${shown.slug}`;
  const etags = new Map<string, string>();
  for (const path of ["/", "/produits", "/blog", "/contact", page, english]) etags.set(path, (await ask(path)).headers()["etag"] ?? "");

  const changed = await shop.change(other, { long_description: "Il descend tout seul quand le soleil entre." });
  for (const [path, etag] of etags) expect((await ask(path, etag)).status(), path).toBe(304);

  await shop.change(changed, { title: "Store Alizé" });
  expect((await ask("/produits", etags.get("/produits"))).status()).toBe(200);
  await shop.change(shown, { title: "Lanterne Girandole" });
  for (const path of [page, english]) expect(await (await ask(path, etags.get(path))).text(), path).toContain("Lanterne Girandole");
});
