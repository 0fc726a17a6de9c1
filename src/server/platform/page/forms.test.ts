import { createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { portOf } from "#server/platform/http/http-server.ts";
import { type MailServer, type ReceivedMail, startMailServer } from "#server/testing/mail-server.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const WRITTEN = {
  requestType: "quote",
  firstName: "Leïla",
  lastName: "Ben Salah",
  email: "leila@example.com",
  phone: "",
  message: "Une villa à Sousse.\r\nDeux étages.",
  consent: "on",
};

// How the pages look is for the journeys in a browser; here, they only tell what they were asked to show.
const echoApp = {
  render: async (request: { url: string; submission?: unknown }) => ({
    status: 200,
    html: JSON.stringify({ url: request.url, submission: request.submission }),
  }),
};

describe("forms that are posted without JavaScript", () => {
  let server: TestServer;
  let smtp: MailServer;
  beforeAll(async () => {
    smtp = await startMailServer();
    server = await startTestServer({ smtpUrl: smtp.url, pages: echoApp });
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });
  beforeEach(async () => {
    await server.orm.em.fork().execute("delete from attempt; delete from contact_request; delete from subscriber");
  });

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    server.send("POST", path, new URLSearchParams(fields).toString(), { ...FORM, ...headers });
  /** Waits for the mail to an address that only one test uses. */
  async function awaitMail(address: string): Promise<ReceivedMail> {
    const find = () => smtp.received.find(({ to }) => to.includes(address));
    await expect.poll(find).toBeDefined();
    return find() ?? Promise.reject(new Error("no mail"));
  }
  const requests = async () => (await server.call("GET", "contactRequests.list", {})).data;
  const subscribers = async () => (await server.call("GET", "subscribers.list", {})).data;

  it("a post stores the selection that a link carried, and the valid part of a hostile one", async () => {
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Aube", is_active: true }));
    for (const [message, lines] of Object.entries({ Un: `${product.slug}.3`, Deux: `<script>,${product.slug}.9999999,..,a.b.c,%00` })) {
      expect((await post("/contact", { ...WRITTEN, message, lines })).status).toBe(303);
    }
    const quantities = (await requests()).map(({ lines }: { lines: { quantity: number }[] }) => lines.map(({ quantity }) => quantity));
    expect(quantities).toEqual([[999], [3]]);
  });

  it("a post stores a request and leads to its confirmation page, in the language of the form", async () => {
    const { status, headers } = await post("/contact", WRITTEN);
    expect(status).toBe(303);
    expect(headers.get("location")).toBe("/contact?envoye=oui#formulaire");
    expect(headers.get("cache-control")).toBe("no-store");
    expect((await post("/en/contact", { ...WRITTEN, message: "A villa." })).headers.get("location")).toBe(
      "/en/contact?envoye=oui#formulaire",
    );
    const [english, french] = await requests();
    expect(french).toMatchObject({
      firstName: "Leïla",
      requestType: "quote",
      language: "fr",
      message: "Une villa à Sousse.\nDeux étages.",
    });
    expect(english.language).toBe("en");
  });

  it("a refused form shows its page again, with the typed words and the faulty fields", async () => {
    const { status, text } = await post("/contact?type=demo", { ...WRITTEN, email: "leila", consent: "" });
    expect(status).toBe(400);
    const { url, submission } = JSON.parse(text);
    expect(url).toBe("/contact");
    expect(submission).toEqual({
      form: "contact",
      code: "invalid",
      faults: ["email", "consent"],
      values: { ...WRITTEN, email: "leila", consent: "" },
    });
    expect(await requests()).toEqual([]);
  });

  it("a throttled form keeps the typed words and sends Retry-After", async () => {
    for (let n = 1; n <= 10; n += 1) expect((await post("/contact", { ...WRITTEN, message: `${n}` })).status).toBe(303);
    const { status, headers, text } = await post("/contact", WRITTEN);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(JSON.parse(text).submission).toMatchObject({ code: "too_many_requests", values: { message: WRITTEN.message } });
  });

  it("a machine that filled in the honeypot gets the confirmation, and nothing is stored", async () => {
    expect((await post("/contact", { ...WRITTEN, website: "x" })).status).toBe(303);
    expect((await post("/blog", { email: "robot@example.com", website: "x" })).status).toBe(303);
    expect([...(await requests()), ...(await subscribers())]).toEqual([]);
  });

  it.each<[Record<string, string>, number]>([
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "same-origin" }, 303],
    [{}, 303],
  ])("a post is accepted from our own pages only: %j", async (headers, expected) => {
    expect((await post("/contact", WRITTEN, headers)).status).toBe(expected);
    expect(await requests()).toHaveLength(expected === 303 ? 1 : 0);
  });

  it("a post is refused in another type, too long, or on a path without a form", async () => {
    expect((await server.send("POST", "/contact", WRITTEN)).status).toBe(415);
    expect((await post("/contact", { ...WRITTEN, message: "x".repeat(70_000) })).status).toBe(413);
    const { status, headers } = await post("/produits", WRITTEN);
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("only posts subscribe, confirm and unsubscribe: opening a link changes nothing", async () => {
    expect((await post("/blog", { email: "abonnee@example.com" })).headers.get("location")).toBe("/newsletter/merci");
    const held = await post("/en/blog", { email: "machine@example.com", website: "https://example.com" });
    expect(held.headers.get("location")).toBe("/en/newsletter/pending");
    const { body } = await awaitMail("abonnee@example.com");
    const linkTo = (page: string) => new RegExp(`/newsletter/${page}\\?jeton=[\\w-]+`).exec(body)?.[0] ?? "";
    const extractToken = (link: string) => new URLSearchParams(link.split("?")[1]).get("jeton") ?? "";
    const [confirmation, unsubscribeLink] = [linkTo("confirmer"), linkTo("desabonnement")];

    for (const link of [confirmation, unsubscribeLink]) expect((await server.send("GET", link)).status).toBe(200);
    expect((await subscribers())[0].status).toBe("pending");
    expect((await post("/newsletter/confirmer", { jeton: extractToken(confirmation) })).headers.get("location")).toBe(
      "/newsletter/bienvenue",
    );
    expect((await subscribers())[0].status).toBe("confirmed");
    expect((await post("/newsletter/desabonnement", { jeton: extractToken(unsubscribeLink) })).headers.get("location")).toBe(
      "/newsletter/au-revoir",
    );
    expect((await subscribers())[0].status).toBe("unsubscribed");
    expect((await post("/newsletter/confirmer", { jeton: extractToken(confirmation) })).status).toBe(404);
  });

  it("a mail program unsubscribes with one click, from anywhere, without a redirect", async () => {
    await post("/en/blog", { email: "reader@example.com" });
    const { headers } = await awaitMail("reader@example.com");
    const header = /^List-Unsubscribe: <https:\/\/lumidar\.example([^>]+)>/m.exec(headers)?.[1] ?? "";
    expect(header).toMatch(/^\/en\/newsletter\/unsubscribe\?jeton=/);
    expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const { status } = await server.send("POST", header, "List-Unsubscribe=One-Click", { ...FORM, origin: "https://mail.example" });
    expect(status).toBe(200);
    expect((await subscribers())[0].status).toBe("unsubscribed");
    const former = header.replace("unsubscribe", "desabonnement"); // in mails that were sent before
    expect((await server.send("POST", former, "List-Unsubscribe=One-Click", FORM)).text).toBe("OK");
    const multipart = new FormData();
    multipart.set("List-Unsubscribe", "One-Click");
    expect((await server.send("POST", header, multipart)).status).toBe(200);
  });

  it("a request is mailed to the company, with the visitor as Reply-To, and confirmed to the visitor", async () => {
    const sender = { firstName: 'Zoé "Z"', email: "zoe@example.com" };
    await post("/contact", { ...WRITTEN, ...sender, subject: "Devis\r\nBcc: x@example.com" });
    const visitor = await awaitMail("zoe@example.com");
    expect(visitor.headers).toMatch(/^Reply-To: Lumidar <accueil@lumidar\.example>$/m);
    expect(visitor.body).not.toContain("villa");
    const toCompany = () => smtp.received.find(({ headers }) => /^Reply-To: .*<zoe@example\.com>$/m.test(headers));
    await expect.poll(toCompany).toMatchObject({ to: ["accueil@lumidar.example"], body: expect.stringContaining("Une villa à Sousse.") });
    expect(toCompany()?.headers).not.toMatch(/^Bcc/im);
  });
});

it("a mail server that never answers keeps no visitor waiting", { timeout: 30_000 }, async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const server = await startTestServer({ smtpUrl: `smtp://127.0.0.1:${portOf(silent)}` });
  const connected = new Promise((resolve) => silent.once("connection", resolve));
  for (let n = 1; n <= 5; n += 1) {
    const { status } = await server.send("POST", "/contact", new URLSearchParams({ ...WRITTEN, message: `${n}` }).toString(), FORM);
    expect(status).toBe(303);
  }
  await connected; // the worker is held up by the mail server meanwhile
  expect(await server.call("GET", "mail.status")).toMatchObject({ waiting: 10 });
  await server.stop();
  silent.close();
});
