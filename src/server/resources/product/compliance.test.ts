import { describe, expect, it } from "vitest";
import { aProduct } from "./product.factory.ts";
import { importer, tableOf } from "./transfer/product-transfer.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const PRODUCTS = "/api/admin/products";

const COMPLIANCE = {
  manufacturer_name: "Ateliers du Golfe",
  manufacturer_address: "1 quai de la Marine\n3000 Sfax, Tunisie",
  manufacturer_contact: "atelier@golfe.example",
  responsible_name: "Lumidar Europe",
  responsible_address: "12 rue du Port\n13002 Marseille, France",
  responsible_contact: "https://europe.golfe.example/contact",
  safety_warnings: "Débranchez avant d’ouvrir.\nTenez hors de portée des enfants.",
  data_notice: "Les mesures restent sur la centrale.",
  security_updates_until: "2031-12-31",
};

const server = useTestServer();

const create = async (fields: Record<string, unknown> = {}) => (await server.asAdmin("POST", PRODUCTS, aProduct(fields))).body;
const put = ({ version: _, ...product }: any, fields: object) =>
  server.asAdmin("PUT", `${PRODUCTS}/${product.id}`, { ...product, ...fields });

describe("what the law asks of a product", () => {
  it("legal facts come back as they were accepted, on the product alone and not in lists", async () => {
    const product = await create({ ...COMPLIANCE, category: "Conformes" });
    expect(product).toMatchObject(COMPLIANCE);
    expect((await server.asAdmin("GET", `${PRODUCTS}/${product.id}`)).body).toEqual(product);
    expect((await server.send("GET", `/api/products/${product.slug}`)).body).toMatchObject(COMPLIANCE);
    const [listed] = (await server.send("GET", "/api/products?category=Conformes")).body.data;
    expect(Object.keys(listed)).not.toEqual(expect.arrayContaining(["safety_warnings"]));
  });

  it("legal facts are empty at first, are kept where they are not mentioned, and can be emptied", async () => {
    const plain = await create();
    for (const [field, value] of Object.entries(COMPLIANCE)) {
      expect([field, plain[field]]).toEqual([field, field === "security_updates_until" ? null : ""]);
      const { body } = await put(plain, { [field]: value });
      expect((await put(body, { [field]: undefined })).body[field]).toBe(value);
      for (const empty of ["", null]) expect((await put(body, { [field]: empty })).body[field]).toBe(plain[field]);
    }
  });

  it("a contact with a space in its URL is refused for the space", async () => {
    const { status, body } = await server.asAdmin(
      "POST",
      PRODUCTS,
      aProduct({ manufacturer_contact: "https://golfe.example/nous écrire" }),
    );
    expect([status, body.issues]).toMatchObject([400, [{ message: expect.stringContaining("espace") }]]);
  });

  it("counts as missing where article 19 asks for it: who made it, with the address, and the warnings", async () => {
    const missing = async (fields: Record<string, unknown>) => {
      const { id } = await create(fields);
      return (await server.call("GET", "products.completeness", { ids: [id] }))[0].missing;
    };
    const { manufacturer_name, manufacturer_address, safety_warnings, data_notice } = COMPLIANCE;
    expect(await missing({})).toEqual(["manufacturer_name", "manufacturer_address", "safety_warnings"]);
    expect(await missing(COMPLIANCE)).toEqual([]);
    expect(await missing({ manufacturer_name, safety_warnings })).toEqual(["manufacturer_address"]);
    expect(await missing({ manufacturer_name, manufacturer_address })).toEqual(["safety_warnings"]);
    expect(await missing({ safety_warnings }), "the company of the settings made it").toEqual([]);
    expect(await missing({ data_notice })).toEqual(["safety_warnings"]);
  });

  it("names ways to be reached, and days that there are", async () => {
    const product = await create();
    for (const contact of ["téléphone", "http://golfe.example", "javascript:alert(1)", "atelier@"]) {
      expect((await put(product, { manufacturer_contact: contact })).body.issues, contact).toMatchObject([
        { path: "manufacturer_contact", message: expect.stringContaining("e-mail") },
      ]);
    }
    const faults = {
      "n’existe pas": ["2031-02-30", "2031-13-01"],
      "2000 et 2199": ["0000-01-01", "9999-12-31"],
      "telle que 2031-12-31": ["31/12/2031", 2031, "bientôt"],
    };
    for (const [message, days] of Object.entries(faults))
      for (const day of days)
        expect((await put(product, { security_updates_until: day })).body.issues, String(day)).toEqual([
          { path: "security_updates_until", message: expect.stringContaining(message) },
        ]);
  });

  it("legal facts are in the history, undone and merged", async () => {
    const product = await create(COMPLIANCE);
    const { body: saved } = await put(product, { security_updates_until: "2033-06-30", safety_warnings: "" });
    const [change] = (await server.call("GET", "history.ofRecord", { noun: "product", id: product.id })).data;
    expect(change).toMatchObject({
      fields: ["safety_warnings", "security_updates_until"],
      before: { security_updates_until: "2031-12-31" },
      after: { security_updates_until: "2033-06-30" },
    });
    const stale = { ...product, responsible_name: "Autre", security_updates_until: undefined, safety_warnings: undefined };
    const merged = await server.asAdmin("PUT", `${PRODUCTS}/${product.id}`, stale, { prefer: "merge" });
    expect(merged.body).toMatchObject({ responsible_name: "Autre", security_updates_until: "2033-06-30", safety_warnings: "" });
    await server.call("POST", "history.undo", { noun: "product", id: product.id, version: saved.version });
    expect((await server.asAdmin("GET", `${PRODUCTS}/${product.id}`)).body).toMatchObject({
      responsible_name: "Autre",
      security_updates_until: "2031-12-31",
      safety_warnings: COMPLIANCE.safety_warnings,
    });
  });

  it("legal facts are exported and imported, with days as people write them", async () => {
    const table = importer(server);
    const { id, reference } = await create({ ...COMPLIANCE, category: "Exportés" });
    const { bytes } = await table.exported({ category: "Exportés" });
    expect((await table.check(bytes)).counts).toMatchObject({ unchanged: 1 });
    const columns = ["Référence", "Mises à jour de sécurité jusqu’au", "Nom du fabricant", "Adresse électronique du fabricant"];
    await table.importTable(tableOf(columns, [reference, "1/6/2030", "", "contact@golfe.example"]));
    expect((await server.asAdmin("GET", `${PRODUCTS}/${id}`)).body).toMatchObject({
      security_updates_until: "2030-06-01",
      manufacturer_name: "",
      manufacturer_contact: "contact@golfe.example",
    });
    expect((await table.check(tableOf(columns, [reference, "l’an prochain", "", "nulle part"]))).faults).toHaveLength(2);
    await table.importTable(tableOf(columns, [reference, "", "", ""]));
    expect((await server.asAdmin("GET", `${PRODUCTS}/${id}`)).body.security_updates_until).toBeNull();
  });
});
