import { beforeEach, describe, expect, it } from "vitest";
import type { PublicEntry } from "#server/platform/page/bundles.ts";
import { aVisitorOf, CRAWLER } from "#server/resources/statistics/visitor.factory.ts";
import { VisitCount } from "#server/resources/statistics/visit-count.entity.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { Redirection } from "./redirection.entity.ts";

/** A public app with one page, whose products are all missing. */
const APP: Partial<PublicEntry> = {
  render: async ({ url }) => {
    if (/\/produits\/|\/products\//.test(url)) return { status: 302, html: "", location: "/produits" };
    return url.startsWith("/contact") ? { status: 200, html: "contact" } : { status: 404, html: "x".repeat(2000) };
  },
  patternOf: (path) => (/^(?:\/en)?\/(?:contact|produits\/.+|products\/.+|blog\/.+)$/.test(path) ? path : undefined),
};

const server = useTestServer({ pages: APP, cachesResponses: true, trustedProxies: 1 });
beforeEach(async () => {
  await server.orm.em.fork().nativeDelete(Redirection, {});
  await server.asAdmin("GET", "/trpc/statistics.overview");
  await server.orm.em.fork().nativeDelete(VisitCount, {});
});

const create = (from_path: string, to_url: string, kind?: string) =>
  server.asAdmin("POST", "/api/admin/redirections", { from_path, to_url, kind });

const follow = async (path: string, method = "GET") => {
  const { status, headers } = await server.send(method, path, undefined, { "accept-encoding": "br" });
  return [status, headers.get("location"), headers.get("content-encoding")];
};

describe("an address that is redirected", () => {
  it.each(["/ancien", "/en/ancien", "/blog/ancien", "/produits/ancienne-lampe", "/ancien.html", "/catalogue.pdf", "/vieux/chemin"])(
    "%s leads on, with the query of the request",
    async (from) => {
      await create(from, "/contact?sujet=demo#formulaire");
      expect(await follow(from)).toEqual([301, "/contact?sujet=demo#formulaire", null]);
      expect(await follow(`${from}?utm=a%20b&x`, "HEAD")).toEqual([301, "/contact?sujet=demo&utm=a%20b&x#formulaire", null]);
    },
  );

  it("one that leads to another site gives it no token of a preview", async () => {
    await create("/partenaire", "https://boutique.example/");
    expect((await follow("/partenaire?utm=a"))[1]).toBe("https://boutique.example/?utm=a");
    expect((await follow("/partenaire?lancement=jeton&utm=a"))[1]).toBe("https://boutique.example/");
  });

  it("a product that a shop also had below its collections leads on from there, once it is redirected itself", async () => {
    expect((await follow("/collections/salon/products/lampe"))[0]).toBe(404);
    await create("/products/lampe", "/lampe");
    expect(await follow("/collections/salon/products/lampe?variant=2")).toEqual([301, "/lampe?variant=2", null]);
    expect((await follow("/collections/salon/products/lampe/avis"))[0]).toBe(404);
    await create("/collections/offres/products/lampe", "/a-propos");
    expect((await follow("/collections/offres/products/lampe"))[1]).toBe("/a-propos");
    const { status, body } = await create("/lampe", "/collections/salon/products/lampe");
    expect([status, body.message]).toEqual([400, expect.any(String)]);
    expect(body.issues[0].message).toContain("tournerait en rond");
  });

  it("one that was written for a former English address keeps leading on, from the present one too", async () => {
    const { body } = await create("/en/produits/lampe-ancienne", "/en/contact");
    expect(body.from_path, "is kept in today's words").toBe("/en/products/lampe-ancienne");
    // as it was stored before
    await server.orm.em.fork().nativeUpdate(Redirection, {}, { from_path: "/en/produits/lampe-ancienne" });
    expect((await follow("/en/produits/lampe-ancienne?a=b")).slice(0, 2)).toEqual([301, "/en/products/lampe-ancienne?a=b"]);
    expect((await follow("/en/products/lampe-ancienne?a=b")).slice(0, 2)).toEqual([301, "/en/contact?a=b"]);
  });

  it("a temporary redirection answers 302, and none is kept by a cache without asking", async () => {
    await create("/solde", "https://boutique.example/été", "temporary");
    const { status, headers } = await server.send("GET", "/solde");
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
      302,
      "https://boutique.example/%C3%A9t%C3%A9",
      "no-cache",
    ]);
  });

  it("the address is found in any case, encoded or not", async () => {
    await create("/Caméra Été", "/contact");
    for (const path of ["/cam%c3%a9ra%20%c3%a9t%c3%a9", "/cam%c3%a9ra%20e%cc%81te%cc%81"])
      expect((await follow(path)).slice(0, 2), path).toEqual([301, "/contact"]);
  });

  it("a page and a file always win, and a posted form is never led on", async () => {
    await server.orm.em.fork().insertMany(Redirection, [
      { title: "", from_path: "/contact", to_url: "/blog", kind: "permanent", note: "", created_at: new Date(), updated_at: new Date() },
      {
        title: "",
        from_path: "/favicon.ico",
        to_url: "/blog",
        kind: "permanent",
        note: "",
        created_at: new Date(),
        updated_at: new Date(),
      },
    ]);
    expect((await follow("/contact"))[0]).toBe(200);
    expect((await follow("/favicon.ico"))[0]).toBe(200);
    await create("/ancien", "/contact");
    expect((await follow("/ancien", "POST"))[0]).toBe(405);
  });

  it("a change holds at the next request, and a deletion gives the 404 back", async () => {
    expect((await follow("/promo"))[0]).toBe(404);
    const { body } = await create("/promo", "/contact");
    expect(await follow("/promo")).toEqual([301, "/contact", null]);
    await server.asAdmin("PUT", `/api/admin/redirections/${body.id}`, { ...body, to_url: "/blog" });
    expect(await follow("/promo")).toEqual([301, "/blog", null]);
    await server.asAdmin("DELETE", `/api/admin/redirections/${body.id}`);
    expect((await follow("/promo"))[0]).toBe(404);
    expect((await follow("/produits/partie")).slice(0, 2)).toEqual([302, "/produits"]);
    expect((await follow("/perdu.pdf"))[0]).toBe(404);
  });
});

describe("pages that visitors did not find", () => {
  const readMissed = async () => {
    await server.asAdmin("GET", "/trpc/statistics.overview");
    const rows = await server.orm.em.fork().find(VisitCount, { kind: "missing_page" }, { orderBy: { subject: "asc" } });
    return rows.map(({ subject, count }) => [subject, count]);
  };

  it("a missing page is counted by its address, without its query, a missing product's too", async () => {
    const visitor = aVisitorOf(server);
    await visitor.get("/ancienne-page?email=leila@example.com");
    await visitor.get("/ancienne-page");
    await visitor.get("/en/products/lampe-partie");
    await visitor.get("/guide.pdf");
    expect(await readMissed()).toEqual([
      ["/ancienne-page", 2],
      ["/en/products/lampe-partie", 1],
      ["/guide.pdf", 1],
    ]);
  });

  it.each([
    "/wp-login.php",
    "/.env",
    "/admin.php",
    "/phpmyadmin/index",
    "/wp-admin/setup",
    "/login",
    "/a%00b",
    "/<script>",
    "/leila@example.com",
    "/suivi/21698765432",
    "/jeton/a1b2c3d4e5f6a7b8c9d0e1f2",
    `/${"long-".repeat(40)}x`,
    "/a/b/c/d/e/f/g",
    "/assets/x.js",
    "/lien?jeton=abc",
    "/lien?apercu=abc",
    "/lien?lancement=abc",
    "/contact",
  ])("%s is not counted", async (path) => {
    await aVisitorOf(server).get(path);
    expect(await readMissed()).toEqual([]);
  });

  it("crawlers, browsers that ask for privacy and redirected addresses are not counted", async () => {
    await aVisitorOf(server, { "user-agent": CRAWLER }).get("/absent");
    await aVisitorOf(server, { "sec-gpc": "1" }).get("/absent");
    await create("/absent", "/contact");
    await aVisitorOf(server).get("/absent");
    expect(await readMissed()).toEqual([]);
  });

  it("a program that tries addresses fills neither a minute nor a day", async () => {
    const scanner = aVisitorOf(server);
    for (let number = 0; number < 30; number += 1) await scanner.get(`/essai-${number}`);
    expect(await readMissed()).toHaveLength(10);
    const fromMany = (number: number) => aVisitorOf(server, { "x-forwarded-for": `10.1.${number >> 8}.${number & 255}` });
    for (let number = 100; number < 420; number += 1) await fromMany(number).get(`/essai-${number}`);
    expect(await readMissed()).toHaveLength(300);
    await aVisitorOf(server).get("/essai-100");
    expect(await readMissed()).toContainEqual(["/essai-100", 2]);
  });
});
