import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { importer, tableOf } from "./product-transfer.factory.ts";

let table: ReturnType<typeof importer>;
const server = useTestServer();
beforeAll(async () => {
  table = importer(server);
});

const create = async (fields: Record<string, unknown> = {}) => (await server.asAdmin("POST", "/api/admin/products", aProduct(fields))).body;
const readStored = (id: number) => server.call("GET", "products.get", { id });
const find = async (reference: string) => (await server.call("GET", "products.list", { q: reference })).data[0];
const messagesOf = (plan: { faults: { line: number; column: string | null; message: string }[] }) =>
  plan.faults.map(({ line, column, message }) => `${line} ${column}: ${message.replaceAll("\u202f", " ")}`);

const NEW = ["Référence", "Titre", "Catégorie", "Description courte"];

describe("a checked table", () => {
  it("says what would be created, changed and left as it is, with the differences, and writes nothing", async () => {
    const [changed, same] = [await create({ title: "Avant" }), await create()];
    const plan = await table.check(
      tableOf(
        NEW,
        [changed.reference.toLowerCase(), "Après", "eclairage", changed.short_description],
        [same.reference, same.title, same.category, same.short_description],
        ["NEUF-1", "Neuf", "Sécurité", "Tout neuf"],
      ),
    );
    expect(plan.counts).toEqual({ created: 1, changed: 1, unchanged: 1, faulty: 0 });
    expect(plan.versions).toEqual([[changed.id, changed.version]]);
    expect(plan.rows[0]).toMatchObject({ line: 2, id: changed.id, changes: [{ column: "title", before: "Avant", after: "Après" }] });
    expect(plan.rows[1]).toMatchObject({ line: 4, id: null, title: "Neuf", reference: "NEUF-1" });
    expect(await readStored(changed.id)).toEqual(changed);
    expect(await find("NEUF-1")).toBeUndefined();
  });

  it("names every faulty row and cell in French", async () => {
    const [product, other] = [await create(), await create()];
    const plan = await table.check(
      tableOf(
        ["Identifiant", ...NEW, "Slug", "Visible", "Produits associés", "Images", "Téléchargements"],
        [
          "",
          "F-1",
          "",
          "Sécurité",
          "x",
          "Pas Un Slug",
          "peut-être",
          "RIEN-9",
          "/uploads/0123.webp",
          "https://e.tn/a.pdf | Notice | Roman | Français",
        ],
        ["999999", "F-2", "Titre", "Sécurité", "x", "Pas Un Slug", "", "", "", ""],
        ["", product.reference, "a".repeat(201), "", "", other.slug, "", "", "", ""],
        ["", product.reference, product.title, product.category, product.short_description, product.slug, "", "", "", ""],
        ["", "F-3", "Titre", "Sécurité", "x", "", "oui", "F-1", "", ""],
        ["", "f-3", "Titre", "Sécurité", "x", "", "oui", "", "", ""],
        [String(other.id), product.reference, other.title, other.category, other.short_description, other.slug, "", "", "", ""],
      ),
    );
    expect(messagesOf(plan)).toEqual([
      "2 Slug: Utilisez des lettres minuscules sans accent, des chiffres et des tirets.",
      "2 Visible: Écrivez « oui » ou « non ».",
      "2 Images: Le fichier /uploads/0123.webp n’est pas une image de la médiathèque.",
      "2 Téléchargements: Élément 1, type : Valeurs acceptées : Fiche technique, Manuel, Notice, Schéma, Certificat.",
      "2 Titre: Ce champ est obligatoire.",
      "3 Identifiant: Aucun produit n’a l’identifiant « 999999 ». Videz cette cellule pour créer le produit.",
      "3 Slug: Utilisez des lettres minuscules sans accent, des chiffres et des tirets.",
      "4 Titre: 200 caractères au maximum, 1 de trop.",
      "4 Catégorie: Ce champ est obligatoire.",
      "4 Description courte: Ce champ est obligatoire.",
      "4 Slug: Ce slug est déjà celui d’un autre produit.",
      "5 null: Ce produit est déjà à la ligne 4.",
      "6 Produits associés: Aucun produit n’a la référence « F-1 ».",
      "7 Référence: La ligne 6 a la même valeur.",
      "8 Référence: Cette référence est déjà celle d’un autre produit.",
    ]);
    expect(plan.counts).toMatchObject({ faulty: 7 });
    const refused = await table.run(plan.input);
    expect(refused).toMatchObject({ code: "invalid", message: expect.stringContaining("Rien n’a été importé") });
  });

  it("gives its faulty rows as a file with what is wrong, which can be imported once it is right", async () => {
    const { input } = await table.check(tableOf(NEW, ["G-1", "", "Sécurité", "=1+1"], ["G-2", "Juste", "Sécurité", "x"]));
    const { content, filename } = await server.call("GET", "productTransfers.faultyRows", { sheet: input.sheet, columns: input.columns });
    expect(filename).toMatch(/^produits-a-corriger-.*\.csv$/);
    expect(content).toContain("erreur");
    expect(content).toContain("Titre\u202f: Ce champ est obligatoire.");
    expect(content).not.toContain("G-2");
    const { counts } = await table.importTable(content.replace("G-1;;", "G-1;Corrigé;"));
    expect(counts).toEqual({ created: 1, changed: 0, unchanged: 0, faulty: 0 });
    expect(await find("G-1")).toMatchObject({ title: "Corrigé", short_description: "=1+1" });
  });

  it("requires the column that identifies products, and one column a field", async () => {
    const plan = await table.check(tableOf(["Titre", "Prix"], ["a", "b"]));
    expect(plan).toMatchObject({ code: "invalid", issues: [{ message: expect.stringContaining("référence") }] });
    const twice = await table.check(tableOf(["a", "b"], ["1", "2"]), ["reference", "reference"]);
    expect(twice).toMatchObject({ code: "invalid" });
  });
});

describe("an import", () => {
  it("keeps what has no column, empties what may be empty, and makes what is missing", async () => {
    const product = await create({ subcategory: "Intérieur", long_description: "Long", is_new: true, compatibility: ["Zigbee"] });
    const { counts } = await table.importTable(
      tableOf(
        [...NEW, "Sous-catégorie", "Compatibilité", "Nouveau"],
        [product.reference, "Changé", product.category, product.short_description, "", "", ""],
        ["M-1", "Été 2026", "Nouvelle famille", "x", "Salon", "Wi-Fi\nThread", "VRAI"],
        ["M-2", "Été 2026", "Nouvelle famille", "x", "", "", "0"],
      ),
    );
    expect(counts).toEqual({ created: 2, changed: 1, unchanged: 0, faulty: 0 });
    const kept = { subcategory: "", compatibility: [], long_description: "Long", is_new: true, slug: product.slug, version: 2 };
    expect(await readStored(product.id)).toMatchObject({ title: "Changé", ...kept });
    expect(await find("M-1")).toMatchObject({ slug: "ete-2026", subcategory: "Salon", compatibility: ["Wi-Fi", "Thread"], is_new: true });
    expect(await find("M-2")).toMatchObject({ slug: "ete-2026-2", is_new: false, is_active: true });
    const categories = await server.call("GET", "categories.list");
    expect(categories).toContainEqual(expect.objectContaining({ name: "Nouvelle famille", subcategories: ["Salon"] }));
  });

  it("finds products by id first, so that their references can change, and redirects from former slugs", async () => {
    const product = await create();
    const renamed = tableOf(["id", "reference", "slug"], [String(product.id), "RENOMMÉ-1", "renomme-1"]);
    await table.run((await table.check(renamed, undefined, { id_mismatch: "ours" })).input);
    expect(await readStored(product.id)).toMatchObject({ reference: "RENOMMÉ-1", slug: "renomme-1", title: product.title });
    expect(await server.call("GET", "products.movedTo", { slug: product.slug })).toEqual({ slug: "renomme-1" });
  });

  it("shows products beside each other by their references, even those that it creates itself", async () => {
    const product = await create();
    await table.importTable(
      tableOf(
        [...NEW, "Produits associés"],
        ["R-1", "Un", "Sécurité", "x", `R-2\n${product.reference}`],
        ["R-2", "Deux", "Sécurité", "x", "r-1\nR-2"],
      ),
    );
    const [one, two] = [await find("R-1"), await find("R-2")];
    expect((await readStored(one.id)).related_products.map(({ id }: { id: number }) => id)).toEqual([two.id, product.id]);
    expect((await readStored(two.id)).related_products.map(({ id }: { id: number }) => id)).toEqual([one.id]);
  });

  it("the history has an import by its administrator, in one transaction", async () => {
    const product = await create();
    const reply = await table.importTable(
      tableOf(NEW, [product.reference, "Autre", product.category, "x"], ["H-1", "Neuf", "Sécurité", "x"]),
    );
    expect(reply.undo).toEqual({ id: product.id, version: 2 });
    const { data } = await server.call("GET", "history.activity", { noun: "product" });
    const [created, changed] = data;
    for (const change of [created, changed]) expect(change).toMatchObject({ via: "import", actor: "admin" });
    expect(created.transaction).toBe(changed.transaction);
  });

  it("leaves faulty rows out where the sender says so", async () => {
    const { input } = await table.check(tableOf(NEW, ["L-1", "Juste", "Sécurité", "x"], ["L-2", "", "Sécurité", "x"]));
    const { counts } = await table.run({ ...input, leaves_faulty: true });
    expect(counts).toEqual({ created: 1, changed: 0, unchanged: 0, faulty: 1 });
    expect(await find("L-2")).toBeUndefined();
  });

  it("the whole import is refused, and names the product, where one was changed, created or deleted since the check", async () => {
    const [one, two] = [await create(), await create({ title: "Serrure Fine" })];
    const rows = tableOf(
      NEW,
      [one.reference, "Un", "Sécurité", "x"],
      [two.reference, "Deux", "Sécurité", "x"],
      ["S-1", "Trois", "Sécurité", "x"],
    );
    const { input } = await table.check(rows);
    await server.call("POST", "products.setVisibility", { id: two.id, is_active: false });
    expect(await table.run(input)).toMatchObject({ code: "conflict", message: expect.stringContaining("Deux") });
    expect(await readStored(one.id)).toEqual(one);
    const again = await table.check(rows);
    await create({ reference: "s-1" });
    expect(await table.run(again.input)).toMatchObject({ code: "conflict" });
    const third = await table.check(rows);
    await server.call("POST", "products.remove", { id: one.id });
    expect(await table.run(third.input)).toMatchObject({ code: "conflict", message: expect.stringContaining("supprimés") });
  });

  it("the refusal counts the products that it does not name", async () => {
    const products = await Promise.all(Array.from({ length: 6 }, () => create()));
    const { input } = await table.check(tableOf(["Référence", "Titre"], ...products.map(({ reference }) => [reference, "Autre"])));
    await server.call("POST", "products.changeMany", { ids: products.map(({ id }) => id), fields: { is_new: true } });
    expect((await table.run(input)).message).toMatch(
      /^Modifié depuis la vérification\u202f: (?:«\u202fAutre\u202f»(?:, )?){5} et un autre\. /,
    );
  });

  it("changes nothing once it is stopped, and can be done again", async () => {
    const product = await create();
    const rows = Array.from({ length: 1_000 }, (_, index) => [`Z-${index}`, "Arrêté", "Sécurité", "x"]);
    const { input } = await table.check(tableOf(NEW, [product.reference, "Arrêté", product.category, "x"], ...rows));
    const running = table.run(input);
    const isWriting = async () => (await server.call("GET", "productTransfers.progress", { sheet: input.sheet }))?.done > 0;
    while (!(await isWriting()));
    await server.call("POST", "productTransfers.stop", { sheet: input.sheet });
    expect(await running).toMatchObject({ code: "conflict", message: expect.stringContaining("rien n’a été importé") });
    expect(await readStored(product.id)).toEqual(product);
    expect(await find("Z-1")).toBeUndefined();
    expect((await table.run(input)).counts).toMatchObject({ created: 1_000, changed: 1 });
  });

  it("an import is done once for its key", async () => {
    const { input } = await table.check(tableOf(NEW, ["K-1", "Une fois", "Sécurité", "x"]));
    const key = { "idempotency-key": randomUUID() };
    const first = await server.asAdmin("POST", "/trpc/productTransfers.run", input, key);
    const second = await server.asAdmin("POST", "/trpc/productTransfers.run", input, key);
    expect(first.status).toBe(200);
    expect(second.text).toBe(first.text);
    expect((await find("K-1")).version).toBe(1);
  });
});

describe("undoing an import", () => {
  it("takes back what it created and changed, all at once", async () => {
    const product = await create({ title: "Comme avant" });
    const reply = await table.importTable(
      tableOf(
        [...NEW, "Slug"],
        [product.reference, "Comme après", "Toute neuve", "x", "autre-slug"],
        ["U-1", "Neuf", "Toute neuve", "x", ""],
      ),
    );
    await server.call("POST", "history.undo", { noun: "product", ...reply.undo });
    const { version: _, updated_at: __, ...before } = product;
    expect(await readStored(product.id)).toMatchObject(before);
    expect(await find("U-1")).toBeUndefined();
    expect(await server.call("GET", "categories.list")).not.toContainEqual(expect.objectContaining({ name: "Toute neuve" }));
  });
});

it("an export holds what the marks of the list narrow it to", async () => {
  const [hidden, shown] = [await create({ is_active: false }), await create()];
  const text = new TextDecoder().decode((await table.exported({ only: "hidden", sort: "modified" })).bytes);
  expect(text).toContain(hidden.reference);
  expect(text).not.toContain(shown.reference);
});

describe("who is not allowed", () => {
  it("a visitor gets nothing: neither procedures, nor the upload, nor the export", async () => {
    for (const path of [
      "/trpc/productTransfers.check",
      "/trpc/productTransfers.faultyRows",
      "/trpc/productTransfers.progress",
      "/api/admin/product-export",
    ]) {
      expect((await server.send("GET", path)).status).toBe(401);
    }
    expect((await server.send("POST", "/trpc/productTransfers.run", {})).status).toBe(401);
    expect((await server.send("POST", "/api/admin/upload-sheet")).status).toBe(401);
  });

  it("no one imports the table of another administrator, nor an erased one", async () => {
    const { input } = await table.check(tableOf(NEW, ["X-1", "Un", "Sécurité", "x"]));
    const query = { sheet: input.sheet, columns: input.columns };
    const em = server.orm.em.fork();
    await em.execute(
      "insert into administrator (version, created_at, updated_at, username, normalized_username, role, password_hash) values (1, now(), now(), 'autre', 'autre', 'admin', '')",
    );
    await em.execute("update sheet set administrator = (select id from administrator where username = 'autre') where id = ?", [
      input.sheet,
    ]);
    expect(await server.call("GET", "productTransfers.check", query)).toMatchObject({ code: "not_found" });
    expect(await table.run(input)).toMatchObject({ code: "not_found", message: expect.stringContaining("à nouveau") });
  });
});

it("a file that cannot be read, or is too large, is refused in French", async () => {
  expect((await table.upload("a\0b")).status).toBe(400);
  expect((await table.upload(new Uint8Array(10 * 1024 * 1024 + 1))).body).toMatchObject({
    code: "too_large",
    message: expect.stringContaining("10MB"),
  });
});

it("an export without its parameter says how to write it", async () => {
  for (const query of ["", "?format=csv", "?input=csv"]) {
    const { status, body } = await server.asAdmin("GET", `/api/admin/product-export${query}`);
    expect([status, body.issues]).toEqual([400, [{ path: "input", message: expect.stringContaining('{"format":"csv"}') }]]);
  }
});

it("a running import says which step it is at before it counts rows, and nothing once it is over", async () => {
  const { id, reference } = (await server.asAdmin("POST", "/api/admin/products", aProduct())).body;
  const { input } = await table.check(tableOf(["Référence", "Titre"], [reference, "Autre"]));
  const progress = () => server.call("GET", "productTransfers.progress", { sheet: input.sheet });
  expect(await progress()).toBeNull();
  const other = server.orm.em.fork();
  await other.begin();
  await other.execute("select id from product where id = ? for update", [id]); // the import waits for it
  const running = table.run(input);
  await expect.poll(progress).toEqual({ step: "checking" });
  await other.rollback();
  expect((await running).counts).toMatchObject({ changed: 1 });
  expect(await progress()).toBeNull();
});
