import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recognizeShop } from "#contracts/product/known-shops.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { importer, tableOf } from "../product-transfer.factory.ts";
import { aProduct } from "../../product.factory.ts";

let table: ReturnType<typeof importer>;
const server = useTestServer();
beforeAll(async () => {
  table = importer(server);
});
beforeEach(() => server.orm.em.fork().execute("truncate product, category, redirection, change, sheet restart identity cascade"));

const SHOP = "https://boutique.exemple.fr";

/** An export as its shop wrote it, with pictures at `SHOP`. */
const exportOf = (name: string) =>
  Buffer.from(
    readFileSync(join(import.meta.dirname, "testing", name))
      .toString("latin1")
      .replaceAll("{shop}", SHOP),
    "latin1",
  );

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const linesOf = (list: { line: number; column: string | null; message: string }[]) =>
  list.map(({ line, column, message }) => `${line} ${column}: ${plain(message)}`);

async function importShop(name: string, choice: object = {}) {
  const plan = await table.checkShop(exportOf(name), choice);
  const reply = await table.run(plan.input);
  const { data } = await server.call("GET", "products.list", { limit: 50 });
  const products = await Promise.all(data.map(({ id }: { id: number }) => server.call("GET", "products.get", { id })));
  return { plan, reply, products: new Map(products.map((product) => [product.reference, product])) };
}

describe("the export of a shop", () => {
  it.each([
    ["shopify.csv", "shopify"],
    ["shopify-2025.csv", "shopify"],
    ["woocommerce-fr.csv", "woocommerce"],
    ["woocommerce-en.csv", "woocommerce"],
    ["prestashop-fr.csv", "prestashop"],
  ])("%s is recognised by its headings", async (name, shop) => {
    const { body } = await table.upload(exportOf(name));
    expect(recognizeShop(body.columns)).toBe(shop);
  });

  it("a table of another program, and our own, are no shop's", () => {
    expect(recognizeShop(["SKU", "Désignation", "Famille", "Prix", "Stock"])).toBeUndefined();
    expect(recognizeShop(["Identifiant", "Référence", "Titre", "Catégorie"])).toBeUndefined();
  });

  it("a table that is not the shop's is refused", async () => {
    const refused = await table.checkShop(tableOf(["a", "b"], ["1", "2"]), { shop: "shopify" });
    expect(refused).toMatchObject({ code: "invalid", message: expect.stringContaining("n’est pas un export de produits de Shopify") });
  });
});

describe("an export of Shopify", () => {
  it("its rows of one handle are one product, with the pictures in order, and its variants are named", async () => {
    const { plan, products } = await importShop("shopify.csv");
    expect(plan.counts).toEqual({ created: 2, changed: 0, unchanged: 0, faulty: 0 });
    const bulb = products.get("AMP-E27-B");
    expect(bulb).toMatchObject({
      title: "Ampoule connectée « E27 »",
      category: "Éclairage",
      price_from: 22.5,
      is_active: true,
      meta_title: "Ampoule connectée E27",
      meta_description: "Blanc chaud & froid.",
    });
    expect(plain(bulb.short_description)).toBe("Une ampoule qui obéit à la voix, et qui dure : 25 000 heures.");
    expect(plain(bulb.long_description)).toMatch(/^Une lumière nouvelle\nUne ampoule .*\n– Blanc chaud & froid\n– Zigbee "3\.0"$/);
    expect(bulb.images.map(({ url, alt_text, isMain }: any) => [url, alt_text, isMain])).toEqual([
      [`${SHOP}/files/ampoule-1.png`, "L’ampoule seule", true],
      [`${SHOP}/files/ampoule-2.png?v=1700000000`, "L’ampoule allumée", false],
      [`${SHOP}/files/absente.png`, undefined, false],
    ]);
    expect(bulb.specifications).toEqual([
      { name: "Marque", value: "Lumière & Cie", unit: "" },
      { name: "EAN", value: "3760123456789", unit: "" },
      { name: "Poids", value: "85", unit: "g" },
      { name: "Couleur", value: "Blanc, Noir", unit: "" },
    ]);
    const remarks = linesOf(plan.warnings);
    expect(remarks).toContainEqual(expect.stringMatching(/^2 Variant SKU: Un produit n’a pas de variantes ici .*: AMP-E27-N\.$/));
    expect(plan.unused).toEqual(expect.arrayContaining(["Tags", "Variant Inventory Qty", "Variant Compare At Price"]));
    expect(plan.unused).not.toContain("Title");
    expect(plan.unused).not.toContain("Variant Tax Code"); // it holds nothing
  });

  it("a product without a reference, a text or a price gets what it needs, with a remark", async () => {
    const { plan, products } = await importShop("shopify.csv");
    expect(products.get("prise-murale")).toMatchObject({
      short_description: "Prise murale",
      category: "Home & Garden",
      subcategory: "Lighting",
      price_from: null,
      is_active: false,
      specifications: [{ name: "Marque", value: "Lumière & Cie", unit: "" }],
    });
    expect(linesOf(plan.warnings)).toEqual(
      expect.arrayContaining([expect.stringContaining("5 Variant SKU: Sans référence"), expect.stringContaining("aucune description")]),
    );
  });

  it("its headings since 2024 are known too", async () => {
    const { products } = await importShop("shopify-2025.csv");
    expect(products.get("DET-1")).toMatchObject({ title: "Détecteur de fumée", category: "Sécurité", price_from: 39, is_active: true });
  });
});

describe("an export of WooCommerce", () => {
  it("its products keep texts, path of category, attributes and measures, and variations are named", async () => {
    const { plan, products } = await importShop("woocommerce-fr.csv");
    expect(new Set(products.keys())).toEqual(new Set(["105", "CAP-01", "INT-00"]));
    expect(products.get("CAP-01")).toMatchObject({
      category: "Sécurité",
      subcategory: "Capteurs",
      short_description: "Discret, il sait quand une porte s’ouvre.",
      long_description: 'Première ligne.\nDeuxième ligne, avec un "mot" & une nuance.',
      price_from: 19.9,
      featured: true,
      specifications: [
        { name: "EAN", value: "3760123456796", unit: "" },
        { name: "Poids", value: "0,045", unit: "kg" },
        { name: "Longueur", value: "7", unit: "cm" },
        { name: "Protocole", value: "Zigbee, Thread", unit: "" },
      ],
    });
    expect(products.get("CAP-01").images).toHaveLength(2);
    expect(products.get("INT-00")).toMatchObject({ price_from: 32, specifications: [{ name: "Couleur", value: "Blanc, Noir", unit: "" }] });
    expect(products.get("105").is_active).toBe(false);
    expect(linesOf(plan.warnings)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^3 UGS: .*INT-BLANC, INT-NOIR\.$/),
        "7 UGS: Cette variante n’est pas reprise : son produit, « DISPARU », n’est pas dans ce fichier.",
      ]),
    );
    expect(plan.unused).toEqual(expect.arrayContaining(["Étiquettes", "En stock ?"]));
  });

  it("its English headings are known, and its documents become downloads", async () => {
    const { products } = await importShop("woocommerce-en.csv");
    expect(products.get("HUB-9")).toMatchObject({
      price_from: 129,
      specifications: [{ name: "Marque", value: "Hubby", unit: "" }],
      downloads: [expect.objectContaining({ name: "Manuel", url: `${SHOP}/files/manuel.pdf` })],
    });
  });
});

describe("a table of PrestaShop", () => {
  it("the table is read in Windows-1252, with its prices of six decimals, paths and features", async () => {
    const { plan, products } = await importShop("prestashop-fr.csv");
    expect(products.get("THERM-12")).toMatchObject({
      title: "Thermostat d’ambiance",
      category: "Chauffage",
      subcategory: "Thermostats",
      short_description: "Il règle la chaleur, pièce par pièce…",
      price_from: 88.9,
      is_active: true,
      specifications: [
        { name: "Marque", value: "Chaleur", unit: "" },
        { name: "EAN", value: "3760123456802", unit: "" },
        { name: "Poids", value: "0,3", unit: "kg" },
        { name: "Largeur", value: "8", unit: "cm" },
        { name: "Culot", value: "Mural", unit: "" },
        { name: "Garantie", value: "2 ans", unit: "" },
      ],
    });
    expect(products.get("THERM-12").images.map(({ alt_text }: any) => alt_text)).toEqual(["De face", "De côté"]);
    expect(products.get("13")).toMatchObject({ price_from: 30, is_active: false });
    expect(linesOf(plan.warnings)).toEqual(
      expect.arrayContaining([
        expect.stringContaining("Non reprises : Promotions."),
        expect.stringContaining("3 Prix TTC: Ce prix est hors taxes"),
      ]),
    );
  });

  it("a faulty product is given back with all its columns, and can be imported once it is right", async () => {
    const text = exportOf("prestashop-fr.csv").toString("latin1").replace("Thermostat d\u0092ambiance", "");
    const { input, counts } = await table.checkShop(Buffer.from(text, "latin1"));
    expect(counts).toMatchObject({ created: 1, faulty: 1 });
    const { content } = await server.call("GET", "productTransfers.faultyRows", {
      sheet: input.sheet,
      columns: input.columns,
      shop: "prestashop",
    });
    expect(content).toContain("Nom *\u202f: Ce champ est obligatoire.");
    const plan = await table.checkShop(content.replace("12;1;;", "12;1;Thermostat;"));
    expect(plan.counts).toMatchObject({ created: 1, faulty: 0 });
  });
});

describe("the old addresses of a shop", () => {
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
});
