import { beforeEach, describe, expect, it } from "vitest";
import { REDIRECTIONS_MAX } from "#contracts/redirection/redirection.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { describeCrud } from "#server/testing/crud-battery.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aRedirection } from "./redirection.factory.ts";
import { Redirection } from "./redirection.entity.ts";
import { importer } from "#server/resources/product/transfer/product-transfer.factory.ts";
import { csvFile } from "#server/platform/spreadsheet/csv.ts";

const server = useTestServer();

const PATH = "/api/admin/redirections";

describeCrud("a redirection", {
  path: PATH,
  router: "redirections",
  noun: "redirection",
  valid: aRedirection,
  invalid: [
    { from_path: "" },
    { from_path: 12 },
    { to_url: "" },
    { to_url: "http://exemple.com/" },
    { kind: "308" },
    { note: "x".repeat(501) },
  ],
  change: { kind: "temporary" },
  rowsOf: ({ data }) => data,
});

describe("the rules of redirections", () => {
  beforeEach(async () => {
    await server.orm.em.fork().nativeDelete(Redirection, {});
  });

  const create = (from_path: string, to_url: string) => server.asAdmin("POST", PATH, { from_path, to_url });
  const refusal = async (from_path: string, to_url: string) => {
    const { status, body } = await create(from_path, to_url);
    return [status, body.issues?.[0]?.path, body.issues?.[0]?.message];
  };

  it.each([
    ["https://lumidar.example/Vieux%20Site/Caméra/?utm=1#haut", "/vieux site/caméra"],
    ["ancienne-page/", "/ancienne-page"],
    ["/a//b/../c", "/a/c"],
    ["/100%", "/100%"],
    ["/a%00b", "/a%00b"],
    ["/a%EF%BF%BE", "/a%ef%bf%be"],
  ])("%s is kept as the path that requests are compared with", async (written, kept) => {
    const { status, body } = await create(written, "/produits");
    expect([status, body.from_path, body.title]).toEqual([201, kept, kept]);
    const again = await server.asAdmin("PUT", `${PATH}/${body.id}`, body);
    expect(again.body).toEqual(body);
  });

  it.each([
    ["/admin/x", /réservée/],
    ["/API", /réservée/],
    ["/trpc/products.list", /réservée/],
    ["/uploads/x.pdf", /réservée/],
    ["/x/../admin", /réservée/],
    ["/", /accueil/],
    ["javascript:alert(1)", /adresse de ce site/],
    ["/produits", /Une page répond déjà/],
    ["/en/blog", /Une page répond déjà/],
    ["/newsletter/merci", /Une page répond déjà/],
  ])("nothing is redirected from %s", async (from, message) => {
    expect(await refusal(from, "/produits")).toEqual([400, "from_path", expect.stringMatching(message)]);
  });

  it.each([
    "javascript:alert(1)",
    "//ailleurs.example/x",
    "/admin",
    "/api/products",
    "mailto:a@b.tn",
    "ftp://a.tn/",
    "/a b",
    "https://",
    "\\\\x",
  ])("no visitor is led to %s", async (to) => {
    expect(await refusal("/depart", to)).toEqual([400, "to_url", expect.any(String)]);
  });

  it("an address of a visible product is refused until the product is hidden", async () => {
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Lampe Aube" }));
    const path = `/produits/${product.slug}`;
    expect((await create(path, "/produits")).status).toBe(400);
    for (const english of ["/en/products", "/en/produits"])
      expect((await create(`${english}/${product.slug}`, "/produits")).status, english).toBe(400);
    await server.asAdmin("PATCH", `/api/admin/products/${product.id}/visibility`, { is_active: false });
    expect((await create(path, "/produits")).status).toBe(201);
  });

  it("an address has one redirection, and the refusal names the field", async () => {
    await create("/promo", "/produits");
    const { status, body } = await create("/Promo/", "/blog");
    expect([status, body.issues]).toEqual([409, [{ path: "from_path", message: "Cette adresse a déjà une redirection." }]]);
  });

  it("redirections in a circle are refused, over several rows, by query, case and the site's own URL", async () => {
    for (const to of ["/rond", "/Rond/?a=1#b", "https://lumidar.example/rond"])
      expect(await refusal("/rond", to)).toEqual([400, "to_url", "Cette redirection tournerait en rond\u202f: /rond → /rond."]);
    expect((await create("/rond", "https://ailleurs.example/rond")).status).toBe(201);
    const { body: first } = await create("/a", "/b");
    await create("/b", "/c");
    expect(await refusal("/c", "/a")).toEqual([400, "to_url", "Cette redirection tournerait en rond\u202f: /c → /a → /b → /c."]);
    await create("/d", "/a");
    const changed = await server.asAdmin("PUT", `${PATH}/${first.id}`, { from_path: "/a", to_url: "/d" });
    expect(changed.status).toBe(400);
  });

  it("circles are refused when written at once, and when restored", async () => {
    const answers = await Promise.all([create("/un", "/deux"), create("/deux", "/un")]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
    const { body: gone } = await create("/trois", "/quatre");
    await server.asAdmin("DELETE", `${PATH}/${gone.id}`);
    await create("/quatre", "/trois");
    const restored = await server.asAdmin("POST", "/trpc/bin.restore", { noun: "redirection", id: gone.id });
    expect([restored.status, restored.body.error.data.reply.message]).toEqual([409, expect.stringContaining("en rond")]);
  });

  it("there are at most as many redirections as the maximum, restored ones included", async () => {
    const { body: gone } = await create("/perdue", "/blog");
    await server.asAdmin("DELETE", `${PATH}/${gone.id}`);
    await server.orm.em.fork().execute(
      `insert into redirection (created_at, updated_at, title, from_path, to_url)
        select now(), now(), path, path, '/produits' from generate_series(1, ?) number, concat('/ancienne-', number) path`,
      [REDIRECTIONS_MAX],
    );
    const message = expect.stringMatching(/^5.000 redirections/);
    expect(await create("/une-de-plus", "/blog")).toMatchObject({ status: 409, body: { message } });
    expect(await server.call("POST", "bin.restore", { noun: "redirection", id: gone.id })).toMatchObject({ code: "conflict", message });
  });

  it("a deleted redirection comes back by undo, and from the bin under another address where its own is taken", async () => {
    const { body: gone } = await create("/perdue", "/blog");
    await server.asAdmin("DELETE", `${PATH}/${gone.id}`);
    expect((await server.asAdmin("POST", "/trpc/history.undo", { noun: "redirection", id: gone.id })).status).toBe(200);
    await server.asAdmin("DELETE", `${PATH}/${gone.id}`);
    await create("/perdue", "/produits");
    const key = { noun: "redirection", id: gone.id };
    expect(await server.call("POST", "bin.restore", key)).toMatchObject({ code: "conflict", issues: [{ path: "from_path" }] });
    const instead = await server.call("GET", "bin.freeValues", key);
    expect(instead).toEqual({ from_path: "/perdue-2" });
    await server.call("POST", "bin.restore", { ...key, instead });
    expect((await server.asAdmin("GET", `${PATH}/${gone.id}`)).body).toMatchObject({ from_path: "/perdue-2", to_url: "/blog" });
  });

  it("the list is searched by both addresses and the note", async () => {
    await server.asAdmin("POST", PATH, { from_path: "/noel", to_url: "/produits", note: "Carte de vœux" });
    await create("/ete", "/blog");
    const search = async (q: string) =>
      (await server.call("GET", "redirections.list", { q })).data.map((row: { title: string }) => row.title);
    expect([await search("vœux"), await search("BLOG"), await search("e"), await search("%")]).toEqual([
      ["/noel"],
      ["/ete"],
      ["/ete", "/noel"],
      [],
    ]);
  });

  it("former slugs are listed beside, with the record that they lead to", async () => {
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Store Brise", slug: "store-brise" }));
    await server.asAdmin("PUT", `/api/admin/products/${product.id}`, { ...product, slug: "store-brise-2" });
    expect(await server.call("GET", "redirections.former")).toContainEqual({
      from_path: "/produits/store-brise",
      noun: "product",
      record: product.id,
      title: "Store Brise",
    });
    expect(await server.call("GET", "redirections.pages", { q: "brise" })).toEqual([
      "/produits/store-brise-2",
      "/en/products/store-brise-2",
    ]);
  });
});

describe("a table of redirections", () => {
  beforeEach(async () => {
    await server.orm.em.fork().nativeDelete(Redirection, {});
  });

  const HEADER = ["Ancienne adresse", "Nouvelle adresse", "Type", "Note"];

  const create = (fields: object) => server.asAdmin("POST", "/api/admin/redirections", fields);
  const send = async (rows: string[][]): Promise<number> =>
    (await importer(server).upload(csvFile("redirections", new Date(0), rows).content)).body.id;
  const check = async (...rows: string[][]) => server.call("GET", "redirections.checkImport", { sheet: await send([HEADER, ...rows]) });
  const run = async (...rows: string[][]) => server.call("POST", "redirections.runImport", { sheet: await send([HEADER, ...rows]) });
  const listStored = async () =>
    (await server.call("GET", "redirections.list", {})).data.map(({ from_path, to_url, kind, note }: Record<string, string>) =>
      [from_path, to_url, kind, note].join(" "),
    );

  it("an exported table is imported again without a change, formulas and separators too", async () => {
    await create({ from_path: "/a;b", to_url: "/produits?q=a;b", kind: "temporary", note: "=1+1" });
    await create({ from_path: "/c", to_url: "https://ailleurs.example/" });
    const { content, filename } = await server.call("GET", "redirections.exportCsv");
    expect(filename).toMatch(/^redirections-.*\.csv$/);
    const { body: sheet } = await importer(server).upload(content);
    expect(await server.call("GET", "redirections.checkImport", { sheet: sheet.id })).toEqual({
      created: 0,
      updated: 0,
      unchanged: 2,
      faults: [],
    });
  });

  it("an import creates, changes and keeps redirections, and its history names it", async () => {
    const { body } = await create({ from_path: "/change", to_url: "/blog", note: "reste" });
    await create({ from_path: "/reste", to_url: "/blog" });
    const rows = [
      ["https://ancien.example/Neuf/", "/produits", "", ""],
      ["/change", "/contact", "302", "reste"],
    ];
    expect(await check(...rows)).toEqual({ created: 1, updated: 1, unchanged: 0, faults: [] });
    expect(await run(...rows)).toEqual({ created: 1, updated: 1, unchanged: 0, success: true });
    expect(await listStored()).toEqual(["/change /contact temporary reste", "/neuf /produits permanent ", "/reste /blog permanent "]);
    const { data } = await server.call("GET", "history.ofRecord", { noun: "redirection", id: body.id });
    expect(data[0]).toMatchObject({ operation: "update", via: "import" });
  });

  it("faults are named by line and column, and one of them keeps everything out", async () => {
    await create({ from_path: "/boucle", to_url: "/retour" });
    const rows = [
      ["/bon", "/produits", "Permanente", ""],
      ["/admin", "javascript:x", "peut-être", ""],
      ["/retour", "/boucle", "", ""],
      ["/produits", "/blog", "", ""],
      ["/Bon/", "/blog", "", ""],
    ];
    const { faults, ...counts } = await check(...rows);
    expect(counts, "lines without a fault").toEqual({ created: 1, updated: 0, unchanged: 0 });
    expect(faults).toEqual([
      { line: 3, column: "Ancienne adresse", message: expect.stringContaining("réservée") },
      { line: 3, column: "Nouvelle adresse", message: expect.stringContaining("https://") },
      { line: 3, column: "Type", message: "Écrivez «\u202fPermanente\u202f» ou «\u202fTemporaire\u202f»." },
      { line: 4, column: "Nouvelle adresse", message: "Cette redirection tournerait en rond\u202f: /retour → /boucle → /retour." },
      { line: 5, column: "Ancienne adresse", message: expect.stringContaining("Une page répond déjà") },
      { line: 6, column: "Ancienne adresse", message: "Cette adresse est déjà à la ligne 2." },
    ]);
    expect(await run(...rows)).toMatchObject({ code: "invalid", message: expect.stringMatching(/^Rien n’a été importé\. Ligne 3, /) });
    expect(await listStored()).toEqual(["/boucle /retour permanent "]);
  });

  it("rows of one table that lead in a circle are refused, and a circle that the table opens is not", async () => {
    const { faults } = await check(["/a", "/b", "", ""], ["/b", "/c", "", ""], ["/c", "/a", "", ""]);
    expect(faults.map(({ line }: { line: number }) => line)).toEqual([2, 3, 4]);
    await create({ from_path: "/a", to_url: "/b" });
    expect(await run(["/a", "/blog", "", ""], ["/b", "/a", "", ""])).toMatchObject({ created: 1, updated: 1 });
  });

  it("a table without the two addresses is refused in French", async () => {
    const sheet = await send([
      ["Nom", "Prix"],
      ["x", "y"],
    ]);
    expect(await server.call("GET", "redirections.checkImport", { sheet })).toMatchObject({
      code: "invalid",
      message: expect.stringContaining("il lui manque la colonne"),
    });
  });
});
