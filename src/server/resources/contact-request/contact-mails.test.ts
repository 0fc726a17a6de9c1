import { beforeEach, describe, expect, it } from "vitest";
import { aContactRequest } from "./contact-request.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { CONTACT_EMAIL, useTestServer } from "#server/testing/test-server.ts";

const DAY_MS = 24 * 60 * 60_000;

describe("the mails of contact requests", () => {
  const server = useTestServer();
  beforeEach(async () => {
    await server.orm.em.fork().execute("delete from attempt; delete from outbox; delete from contact_request");
    server.setNow(new Date());
  });

  const send = (fields: Record<string, unknown> = {}) => server.send("POST", "/api/contact", aContactRequest(fields));
  /** The mails that wait to be sent, each beside its reader. */
  async function outbox() {
    const rows = await server.orm.em.fork().execute<{ content: any }[]>("select content from outbox order by id");
    const mails = rows.map(({ content }) => content);
    const toVisitors = mails.filter(({ to }) => to.address !== CONTACT_EMAIL);
    return { company: mails.find(({ to }) => to.address === CONTACT_EMAIL), visitor: toVisitors[0], mails, toVisitors };
  }

  it("the company reads the whole selection, the sender what the catalogue says, without notes", async () => {
    const { body: product } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Lueur & co", reference: "LU-7" }));
    await send({ message: "Devis", lines: [{ slug: product.slug, quantity: 3, note: "Achetez <b>ceci</b>" }] });
    const { company, visitor } = await outbox();
    expect(company.text).toContain("Lueur & co (LU-7)\u202f: 3 – Achetez <b>ceci</b>");
    expect(company.html).toContain("Lueur &#38; co (LU-7)");
    expect(company.html, "programs for mail leave out sides that they do not know").not.toMatch(/-inline-|:start/);
    expect(company.html).not.toContain("<b>ceci");
    expect(visitor.text).toContain("Votre sélection, avec les quantités\u202f:");
    expect(visitor.text).toContain("Lueur & co (LU-7)\u202f: 3");
    expect(visitor.text + visitor.html).not.toContain("ceci");
  });

  it("a mail confirms a request in the visitor's language, with translated products", async () => {
    const { body: one } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Variateur Brise", reference: "BR-1" }));
    const { body: other } = await server.asAdmin("POST", "/api/admin/products", aProduct({ title: "Capteur Écume", reference: "EC-1" }));
    const texts = { short_description: "A soft light." };
    for (const [record, title] of [
      [one.id, "Brise dimmer"],
      [other.id, "Foam sensor"],
    ]) {
      const sent = { noun: "product", record, language: "en", fields: { ...texts, title }, is_published: true };
      const { body } = await server.asAdmin("POST", "/trpc/translations.save", sent);
      expect(body.error?.data.reply).toBeUndefined();
    }
    await send({ language: "en", requestType: "quote", product: one.slug, lines: [{ slug: other.slug, quantity: 2 }] });
    await send({ language: "fr", requestType: "quote", product: one.slug, message: "Encore" });
    const { toVisitors } = await outbox();
    const [english, french] = ["en", "fr"].map((language) => toVisitors.find((mail) => mail.language === language));
    expect(english).toMatchObject({ language: "en", subject: "We have received your request" });
    expect(english.html).toContain('<html lang="en">');
    expect(english.text).toContain("your request for a quote about “Brise dimmer”. We will reply within 24 hours.");
    expect(english.text).toContain("Foam sensor (EC-1): 2");
    expect(english.text).not.toMatch(/Variateur|Capteur|Écume|demande/);
    expect(french).toMatchObject({ language: "fr", subject: "Votre demande nous est bien parvenue" });
    expect(french.text).toContain("Variateur Brise");
  });

  it("mails wait in the outbox, and the one to the sender repeats nothing that was typed", async () => {
    await send({ firstName: "Visitez spam.example", message: "Achetez <b>ceci</b>", language: "en" });
    const { company, visitor, mails } = await outbox();
    expect(mails).toHaveLength(2);
    expect(company).toMatchObject({ to: { address: CONTACT_EMAIL }, replyTo: { address: "leila@example.com" }, language: "fr" });
    expect(company.text).toContain("> Achetez <b>ceci</b>");
    expect(company.html).not.toContain("<b>ceci");
    expect(visitor).toMatchObject({ to: { address: "leila@example.com" }, replyTo: { address: CONTACT_EMAIL }, language: "en" });
    expect(visitor.subject).toBe("We have received your request");
    expect(visitor.text).toMatch(/^Hello,/);
    expect(visitor.text + visitor.html).not.toMatch(/spam|Achetez/);
  });

  it("expired mails are removed when the next one is written", async () => {
    await send();
    server.setNow(new Date(Date.now() + 20 * DAY_MS));
    await send({ message: "Bien plus tard" });
    expect((await outbox()).mails).toHaveLength(2);
  });

  it("one address gets five mails a day at most, and the company hears of every request", async () => {
    for (let n = 1; n <= 7; n += 1) await send({ message: `${n}`, email: n % 2 ? "cible@example.com" : "CIBLE@example.com" });
    const addresses = (await outbox()).mails.map(({ to }) => to.address.toLowerCase());
    expect(addresses.filter((address) => address === "cible@example.com")).toHaveLength(5);
    expect(addresses.filter((address) => address === CONTACT_EMAIL)).toHaveLength(7);
  });
});
