import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { IdempotencyKey } from "#server/platform/rpc/idempotency/idempotency-key.entity.ts";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { startTestServer, useTestServer } from "#server/testing/test-server.ts";

const DAY_MS = 24 * 60 * 60_000;

type Mail = { to: { address: string }; subject: string; text: string; html: string; headers: Record<string, string> };

describe("the newsletter", () => {
  const server = useTestServer();
  beforeEach(async () => {
    await server.orm.em.fork().execute("delete from attempt; delete from subscriber");
    server.setNow(new Date());
  });

  const subscribe = (email = "leila@example.com", fields = {}) => server.send("POST", "/api/newsletter", { email, ...fields });
  const confirm = (token: string) => server.send("POST", "/trpc/subscribers.confirm", { token });
  const leave = (token: string) => server.send("POST", "/trpc/subscribers.unsubscribe", { token });
  const list = (query = {}) => server.call("GET", "subscribers.list", query);
  const statuses = async () => (await list()).data.map(({ status }: { status: string }) => status);

  /** The mails that wait, oldest first. */
  async function mails(): Promise<Mail[]> {
    const rows = await server.orm.em
      .fork()
      .execute<{ content: Mail }[]>("select content from outbox order by created_at, content->>'subject'");
    return rows.map(({ content }) => content);
  }

  async function lastTokens(): Promise<{ confirmation: string; way_out: string }> {
    const text = (await mails()).at(-1)?.text ?? "";
    const tokenOf = (page: string) =>
      new RegExp(`https://lumidar\\.example(?:/en)?/newsletter/${page}\\?jeton=([\\w-]+)`).exec(text)?.[1] ?? "";
    return { confirmation: tokenOf("confirm(?:er)?"), way_out: tokenOf("(?:desabonnement|unsubscribe)") };
  }

  it("sends a mail to confirm, and counts only confirmed subscribers", async () => {
    expect((await subscribe("leila@example.com", { language: "en" })).status).toBe(201);
    expect(await statuses()).toEqual(["pending"]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: { address: "leila@example.com" }, subject: "Confirm your subscription to our advice" });
    const { confirmation, way_out } = await lastTokens();
    expect(mail?.headers).toEqual({
      "List-Unsubscribe": `<https://lumidar.example/en/newsletter/unsubscribe?jeton=${way_out}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });

    expect((await confirm(confirmation)).status).toBe(200);
    const [subscriber] = (await list()).data;
    expect(subscriber).toMatchObject({ status: "confirmed", language: "en", consent_version: expect.stringMatching(/\d/) });
    expect(Date.parse(subscriber.confirmed_at)).toBeGreaterThan(0);
    expect((await mails()).map(({ subject }) => subject)).toContain("Your subscription is confirmed");
    expect((await confirm(confirmation)).status, "a second click").toBe(200);
    expect(await mails()).toHaveLength(2);
  });

  it("promises a mail only where one can leave", async () => {
    expect((await subscribe()).body.message).toMatch(/ne partent pas/);
    const smtp = await startMailServer();
    const sending = await startTestServer({ smtpUrl: smtp.url });
    const { body } = await sending.send("POST", "/api/newsletter", { email: "leila@example.com" });
    expect(body.message).toMatch(/Vous recevrez un e-mail/);
    await sending.stop();
    await smtp.stop();
  });

  it("punctuates its mails as each language does", async () => {
    await subscribe("leila@example.com", { language: "fr" });
    await subscribe("sam@example.com", { language: "en" });
    const [english, french] = await mails();
    expect(french?.text).toMatch(/Confirmer mon abonnement\u202f:\nhttps:/);
    expect(french?.text).toMatch(/Se désabonner\u202f: https:/);
    expect(english?.text).toMatch(/Confirm my subscription:\nhttps:/);
    expect(english?.text).toMatch(/Unsubscribe: https:/);
  });

  it("keeps only a digest of the secret in the link", async () => {
    await subscribe();
    const { confirmation } = await lastTokens();
    const rows = await server.orm.em.fork().execute("select * from subscriber");
    expect(confirmation.length).toBeGreaterThanOrEqual(32);
    expect(JSON.stringify(rows)).not.toContain(confirmation);
  });

  it("answers the same, and does the same work, whether or not an address is known", async () => {
    const answers = [await subscribe()];
    const { confirmation } = await lastTokens();
    await confirm(confirmation);
    await server.orm.em.fork().execute("delete from outbox");
    answers.push(await subscribe(), await subscribe("LEILA@example.com"), await subscribe("nouveau@example.com"));
    for (const { status, text } of answers) expect([status, text]).toEqual([answers[0]?.status, answers[0]?.text]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      "Confirmez votre abonnement à nos conseils",
      "Vous êtes déjà abonné à nos conseils",
      "Vous êtes déjà abonné à nos conseils",
    ]);
    expect((await list()).total).toBe(2);
  });

  it("refuses a link that is unknown, replaced by a newer one, or a week old", async () => {
    await subscribe();
    const first = await lastTokens();
    server.setNow(new Date(Date.now() + 1000));
    await subscribe();
    const second = await lastTokens();
    expect((await confirm(first.confirmation)).status).toBe(404);
    expect((await confirm("x".repeat(32))).status).toBe(404);
    expect((await confirm("court")).status).toBe(400);
    server.setNow(new Date(Date.now() + 8 * DAY_MS));
    expect((await confirm(second.confirmation)).status).toBe(404);
    server.setNow(new Date());
    expect(await statuses()).toEqual(["pending"]);
  });

  it("forgets an address that was not confirmed, with the mail to it, and one that was held as spam", async () => {
    await subscribe("oubli@example.com");
    await subscribe("retenue@example.com", { website: "https://example.com" });
    server.setNow(new Date(Date.now() + 8 * DAY_MS));
    await subscribe("suspecte@example.com", { website: "https://example.com" });
    await subscribe("autre@example.com");
    server.setNow(new Date());
    const emails = async (query = {}) => (await list(query)).data.map(({ email }: { email: string }) => email);
    expect([await emails(), await emails({ status: "spam" })]).toEqual([["autre@example.com"], ["suspecte@example.com"]]);
    expect((await mails()).map(({ to }) => to.address)).toEqual(["autre@example.com"]);
  });

  it("unsubscribes the reader of any of its mails, once or ten times, and subscribes again", async () => {
    await subscribe();
    const { confirmation, way_out } = await lastTokens();
    await confirm(confirmation);
    for (let n = 0; n < 3; n += 1) expect((await leave(way_out)).status).toBe(200);
    expect(await statuses()).toEqual(["unsubscribed"]);
    expect(await mails()).toEqual([]);
    expect((await confirm(confirmation)).status, "the old confirmation").toBe(404);
    expect((await leave("x".repeat(32))).status, "a link that names no subscriber tells nothing").toBe(200);

    await subscribe();
    await confirm((await lastTokens()).confirmation);
    expect(await statuses()).toEqual(["confirmed"]);
    await leave(way_out);
    expect(await statuses(), "a mail from before").toEqual(["unsubscribed"]);
  });

  it("changes nothing by what is done already: a confirmation, a bounce or its end, an unsubscription", async () => {
    await subscribe();
    const { confirmation, way_out } = await lastTokens();
    const bounce = (is_bounced: boolean) => server.call("POST", "subscribers.markBounced", { email: "leila@example.com", is_bounced });
    const acts = [() => confirm(confirmation), () => bounce(true), () => bounce(false), () => leave(way_out)];
    for (const act of acts) {
      await act();
      const [done] = (await list()).data;
      server.setNow(new Date(Date.now() + 1000));
      await act();
      expect((await list()).data).toEqual([done]);
      server.setNow(new Date());
    }
  });

  it("takes a subscription that several ask for at once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await list()).total).toBe(1);
  });

  it("holds a suspicious address as spam, says so, and sends the mail once it is accepted", async () => {
    const { status, body } = await subscribe("leila@example.com", { website: "https://example.com" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, is_held: true, message: expect.stringContaining("vérifi") });
    expect((await list()).total).toBe(0);
    expect(await mails()).toEqual([]);
    const { data } = await list({ status: "spam" });
    expect(data).toEqual([expect.objectContaining({ email: "leila@example.com", status: "spam" })]);
    expect(await server.call("POST", "subscribers.accept", { id: data[0].id })).toMatchObject({ status: "pending" });
    expect((await mails()).map(({ subject }) => subject)).toEqual(["Confirmez votre abonnement à nos conseils"]);
    expect(await statuses()).toEqual(["pending"]);
  });

  it("leaves a known address as it is when it comes with the honeypot filled in", async () => {
    await subscribe();
    await confirm((await lastTokens()).confirmation);
    await subscribe("leila@example.com", { website: "https://example.com" });
    expect(await statuses()).toEqual(["confirmed"]);
  });

  it("limits mails to five a day to one address, and posts to ten a minute from one", async () => {
    for (let n = 0; n < 10; n += 1) expect((await subscribe()).status).toBe(201);
    expect(await mails()).toHaveLength(5);
    expect((await subscribe()).status).toBe(429);
  });

  it.each(["", "leila", "a@b", "leila@example.com\r\nBcc: x@example.com"])("refuses %j as an address", async (email) => {
    const { status, body } = await subscribe(email);
    expect(status).toBe(400);
    expect(body.issues[0].path).toBe("email");
  });

  describe("for administrators", () => {
    it("the list is closed to anyone who is not signed in", async () => {
      for (const query of ["list", "exportCsv"])
        expect((await server.send("GET", `/trpc/subscribers.${query}?input=%7B%7D`)).status).toBe(401);
      expect((await server.send("POST", "/trpc/subscribers.remove", { id: 1 })).status).toBe(401);
      expect((await server.send("GET", "/trpc/mail.status")).status).toBe(401);
    });

    it("subscribers are listed in pages, searched and narrowed, without any secret", async () => {
      for (const name of ["a_b", "acb", "zoe"]) await subscribe(`${name}@example.com`);
      const { confirmation } = await lastTokens();
      await confirm(confirmation);
      expect(await list({ limit: 2 })).toMatchObject({ total: 3, data: [{ email: "zoe@example.com" }, { email: "acb@example.com" }] });
      expect((await list({ q: "A_B" })).total).toBe(1);
      expect((await list({ status: "confirmed" })).data.map(({ email }: { email: string }) => email)).toEqual(["zoe@example.com"]);
      expect(Object.keys((await list()).data[0]).filter((key) => key.includes("token"))).toEqual([]);
    });

    it("the export has the unsubscribe link of each subscriber", async () => {
      await subscribe("zoe@example.com");
      const { way_out } = await lastTokens();
      const { content, filename } = await server.call("GET", "subscribers.exportCsv", {});
      expect(filename).toMatch(/^abonnes-.*\.csv$/);
      expect(content).toMatch(/^\uFEFFE-mail;État;/);
      expect(content).toContain(`zoe@example.com;En attente;Français;;`);
      expect(content).toContain(`https://lumidar.example/newsletter/desabonnement?jeton=${way_out}`);
    });

    it("the export has no unsubscribe links for those who may not unsubscribe others", async () => {
      await subscribe("zoe@example.com");
      for (const role of ["reader", "editor"] as const) {
        await aPerson(server, { username: role, role });
        const { body } = await server.send("GET", "/trpc/subscribers.exportCsv?input=%7B%7D", undefined, await signIn(server, role));
        const { content } = body.result.data;
        expect(content).toContain("zoe@example.com;En attente;Français;;");
        expect(content).not.toContain("désabonnement");
        expect(content).not.toContain("jeton=");
      }
    });

    it("erases an address with the mails to it", async () => {
      await subscribe();
      const [{ id }] = (await list()).data;
      expect(await server.call("POST", "subscribers.remove", { id })).toEqual({ success: true });
      expect((await list()).total).toBe(0);
      expect(await mails()).toEqual([]);
      expect(await server.call("POST", "subscribers.remove", { id })).toMatchObject({ code: "not_found" });
    });

    it("erases the replies that repeated requests would get, with the address or with the person", async () => {
      const readStored = async () => JSON.stringify(await server.orm.em.fork().find(IdempotencyKey, {}));
      const accept = async (email: string) => {
        await subscribe(email, { website: "https://example.com" });
        const [{ id }] = (await list({ q: email, status: "spam" })).data;
        await server.asAdmin("POST", "/trpc/subscribers.accept", { id }, { "idempotency-key": randomUUID() });
        expect(await readStored()).toContain(email);
        return id;
      };
      await server.call("POST", "subscribers.remove", { id: await accept("oubli@example.com") });
      expect(await readStored()).not.toContain("oubli@example.com");

      await accept("personne@example.com");
      await server.send("POST", "/api/contact", aContactRequest({ email: "personne@example.com" }));
      const [{ id }] = (await server.call("GET", "contactRequests.list", {})).data;
      await server.call("POST", "contactRequests.erasePerson", { id });
      expect(await readStored()).not.toContain("personne@example.com");
    });

    it("says how mail fares", async () => {
      await subscribe();
      expect(await server.call("GET", "mail.status")).toEqual({ state: "unconfigured", waiting: 1, given_up: 0, last_error: null });
    });
  });
});
