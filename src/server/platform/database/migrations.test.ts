import { expect, it } from "vitest";
import { createTestDatabase } from "#server/testing/test-database.ts";

it("OPS-5: the migrations make exactly the schema that the entities declare, and can be undone", async () => {
  const { orm, drop } = await createTestDatabase();
  expect((await orm.schema.getUpdateSchemaSQL({ wrap: false })).trim()).toBe("");
  await orm.migrator.down({ to: 0 });
  const tables = await orm.em.fork().execute("select table_name from information_schema.tables where table_schema = 'public'");
  expect(tables).toEqual([{ table_name: "migration" }]);
  await orm.migrator.up();
  expect((await orm.schema.getUpdateSchemaSQL({ wrap: false })).trim()).toBe("");
  await drop();
});

it("visit counts keep their numbers when searches get a language, and add up again without", async () => {
  const { orm, drop } = await createTestDatabase();
  const sql = (text: string) => orm.em.fork().execute(text);
  await orm.migrator.down({ to: "0050-requests-by-their-selection" });
  await sql("insert into visit_count values ('fruitless_search', '2026-11-20', 'ocarina', 2)");
  await orm.migrator.up();
  await sql("insert into visit_count (kind, day, subject, language, count) values ('fruitless_search', '2026-11-20', 'ocarina', 'en', 3)");
  expect(await sql("select language, count from visit_count order by count")).toEqual([
    { language: "", count: 2 },
    { language: "en", count: 3 },
  ]);
  await orm.migrator.down({ to: "0050-requests-by-their-selection" });
  expect(await sql("select kind, subject, count from visit_count")).toEqual([{ kind: "fruitless_search", subject: "ocarina", count: 5 }]);
  await drop();
});

it("older requests are found by their products after the migration, and the history records nothing", async () => {
  const { orm, drop } = await createTestDatabase();
  const sql = (text: string) => orm.em.fork().execute(text);
  await orm.migrator.down({ to: "0048-list-indexes" });
  await sql(`insert into contact_request (id, created_at, updated_at, due_at, "requestType", "firstName", "lastName", email, message, consent, language, product_title, search_text)
    select n, now(), now(), now(), 'quote', 'Lina', 'Selmi', 'l@exemple.tn', 'Bonjour', true, 'fr', case n when 2 then 'Volet Écume' else '' end, 'lina selmi' from generate_series(1, 3) n`);
  await sql(
    "insert into contact_request_line (contact_request, position, reference, title, quantity) values (1, 0, 'LUM-1', 'Lampe Dorée', 1), (1, 1, 'LUM-2', 'Œil', 2)",
  );
  const before = await sql("select count(*) from change");
  await orm.migrator.up();
  expect(await sql("select search_text from contact_request order by id")).toEqual([
    { search_text: "lina selmi lampe doree lum-1 oeil lum-2" },
    { search_text: "lina selmi volet ecume" },
    { search_text: "lina selmi" },
  ]);
  expect(await sql("select count(*) from change")).toEqual(before);
  await drop();
});

it("related products keep their order through the migrations and back, and the history records nothing", async () => {
  const { orm, drop } = await createTestDatabase();
  const sql = (text: string) => orm.em.fork().execute(text);
  await orm.migrator.down({ to: "0014-history" });
  await sql(`insert into product (id, created_at, updated_at, title, slug, reference, short_description, uploads, search_text, search_words, search_title, search_reference, sort_title)
    select n, now(), now(), 'P' || n, 'p-' || n, 'P-' || n, '', '{}', '', '', '', '', '' from generate_series(1, 3) n`);
  await sql("insert into product_relation values (1, 2, 1), (1, 3, 0), (2, 1, 0)");
  await orm.migrator.up();
  const readRelated = () => sql("select id, related_products from product order by id");
  expect(await readRelated()).toMatchObject([{ related_products: [3, 2] }, { related_products: [1] }, { related_products: [] }]);
  await sql("delete from product where id = 3");
  await orm.migrator.down({ to: "0014-history" });
  expect(await sql("select * from product_relation order by product, position")).toMatchObject([
    { product: 1, related: 2 },
    { product: 2, related: 1 },
  ]);
  expect(await sql("select distinct operation from change order by operation")).toEqual([{ operation: "delete" }, { operation: "insert" }]);
  await drop();
});

it("a page of the team leaves its slug to an English page of the site, and its French address leads on", async () => {
  const { orm, drop } = await createTestDatabase();
  const sql = (text: string) => orm.em.fork().execute(text);
  await orm.migrator.down({ to: "0089-carried-translations" });
  await sql(`insert into page (id, created_at, updated_at, title, slug, is_active, uploads, search_text)
    values (901, now(), now(), 'Nous', 'about', true, '{}', 'nous about'), (902, now(), now(), 'Offre', 'offre', true, '{}', 'offre offre')`);
  await sql(`insert into translation (created_at, updated_at, noun, record, language, title, fields, source, missing, slug, is_published, uploads, search_text, search_words, search_title, sort_title)
    values (now(), now(), 'page', 902, 'en', 'Terms', '{}', '{}', '{}', 'terms', true, '{}', 'terms', '', '', '')`);
  const before = await sql("select count(*) from change");
  await orm.migrator.up();
  expect(await sql("select slug, search_text from page where id > 900 order by id")).toEqual([
    { slug: "about-901", search_text: "nous about-901" },
    { slug: "offre", search_text: "offre offre" },
  ]);
  expect(await sql("select slug from translation where record = 902")).toEqual([{ slug: "terms-902" }]);
  expect(await sql("select * from former_slug")).toEqual([{ noun: "page", language: "fr", slug: "about", owner: 901 }]);
  expect(await sql("select count(*) from change")).toEqual(before);
  await drop();
});
