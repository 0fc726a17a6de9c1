import { beforeAll, expect, it } from "vitest";
import { aProduct } from "../product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { importer, tableOf } from "./product-transfer.factory.ts";

let table: ReturnType<typeof importer>;
const server = useTestServer();
beforeAll(async () => {
  table = importer(server);
});

const PRESTASHOP = ["ID", "Actif (0/1)", "Nom *", "Catégories (x,y,z...)", "Référence #", "Résumé", "URL réécrite"];
const WOOCOMMERCE = ["ID", "Type", "SKU", "Name", "Published", "Short description", "Categories", "Permalink", "Slug"];
const REDIRECTING = { redirects: true };
const pathsOf = async () => {
  const { data } = await server.call("GET", "redirections.list", { limit: 100, page: 1 });
  return data.map(({ from_path, to_url }: { from_path: string; to_url: string }) => `${from_path} ${to_url}`);
};

it("old addresses of a shop lead to its products, and those that cannot are named in the check", async () => {
  const product = (await server.asAdmin("POST", "/api/admin/products", aProduct({ slug: "vieux-nom" }))).body;
  await server.asAdmin("POST", "/api/admin/redirections", { from_path: "/7-prise.html", to_url: "/contact" });
  await server.asAdmin("POST", "/api/admin/redirections", { from_path: "/produits/lampe", to_url: "/product/lampe" });
  const prestashop = tableOf(PRESTASHOP, ["7", "1", "Prise", "Accueil/Éclairage", "P-7", "Une prise.", "prise"]);
  const plan = await table.checkShop(prestashop, REDIRECTING);
  expect(plan).toMatchObject({ addresses: 1, redirections: 1 });
  expect(plan.warnings).toContainEqual({
    line: 2,
    column: null,
    message: "/7-prise.html n’est pas redirigée. Elle l’est déjà, vers /contact.",
  });
  expect(await table.run(plan.input)).toMatchObject({ redirections: 1 });
  expect(await pathsOf()).toContain("/eclairage/7-prise.html /produits/prise");

  const woocommerce = tableOf(
    WOOCOMMERCE,
    ["1", "simple", "W-1", "Lampe", "1", "x", "Éclairage", "", "lampe"],
    ["2", "simple", "W-2", "Autre", "1", "x", "Éclairage", `https://ancienne.fr/produits/${product.slug}/`, ""],
    ["3", "simple", "W-3", "Même", "1", "x", "Éclairage", "https://ancienne.fr/produits/meme/", ""],
    ["4", "simple", "W-4", "Privé", "1", "x", "Éclairage", "https://ancienne.fr/admin/prive/", ""],
  );
  const second = await table.checkShop(woocommerce, REDIRECTING);
  expect(second.redirections).toBe(1);
  expect(second.warnings.map(({ message }: { message: string }) => message)).toEqual([
    expect.stringContaining("réservée au fonctionnement du site"),
    expect.stringMatching(/^\/product\/lampe n’est pas redirigée\. Cette redirection tournerait en rond/),
    expect.stringMatching(/^\/produits\/vieux-nom n’est pas redirigée\. Une page répond déjà/),
  ]);
  expect(await table.run(second.input)).toMatchObject({ counts: { created: 4 }, redirections: 1 });
  expect(await pathsOf()).toContain("/produit/lampe /produits/lampe");
});

it("without being asked, no address is redirected", async () => {
  const plan = await table.checkShop(tableOf(PRESTASHOP, ["8", "1", "Lustre", "Éclairage", "P-8", "Un lustre.", "lustre"]));
  expect(plan).toMatchObject({ addresses: 1, redirections: 0 });
  expect(await table.run(plan.input)).toMatchObject({ counts: { created: 1 }, redirections: 0 });
});
