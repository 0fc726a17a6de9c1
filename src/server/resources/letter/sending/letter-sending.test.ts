import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Letter } from "#contracts/letter/letter.ts";
import { LETTERS_PER_MINUTE } from "#contracts/letter/sending.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { aLetter, aSection } from "../letter.factory.ts";

const MINUTE_MS = 60_000;

let smtp: MailServer;
let server: TestServer;
let now: Date;
beforeAll(async () => {
  smtp = await startMailServer();
  server = await startTestServer({ smtpUrl: smtp.url });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(async () => {
  await execute("delete from outbox; delete from letter; delete from subscriber; delete from attempt");
  smtp.received.length = 0;
  setNow(new Date());
});

const execute = (sql: string) => server.orm.em.fork().execute(sql);
const call = (procedure: string, input: object) => server.call("POST", `letters.${procedure}`, input);
const read = (id: number): Promise<Letter> => server.call("GET", "letters.get", { id });
const sending = async (id: number) => (await read(id)).sending;
const findMails = (address: string) => smtp.received.filter(({ to }) => to[0] === address);

function setNow(time: Date) {
  now = time;
  server.setNow(now);
}

/** Adds confirmed subscribers. */
async function subscribe(emails: string[], language = "fr"): Promise<void> {
  for (const email of emails)
    await execute(`insert into subscriber (email, language, status, consent_version, confirmed_at, unsubscribe_token, created_at, updated_at)
      values ('${email}', '${language}', 'confirmed', '1', now(), 'jeton-de-desabonnement-${email.replaceAll(/[^a-z0-9]/g, "-")}', now(), now())`);
}

async function create(fields: object = {}): Promise<Letter> {
  return (await server.asAdmin("POST", "/api/admin/letters", aLetter({ ...fields }))).body;
}

const send = ({ id, version }: Letter, recipients: number, at: Date | null = null) =>
  call("send", { id, version, recipients, at: at?.toISOString() ?? null });

/** Wakes the worker, as any mail does. */
async function wake(): Promise<void> {
  await server.send("POST", "/api/newsletter", { email: "reveil@example.com" });
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `lectrice${index}@example.com`);

describe("the sending of a letter", () => {
  it("every confirmed subscriber gets it once, in their language if it is written in it, and can leave by one click", async () => {
    await subscribe(["leila@example.com", "sami@example.com"]);
    await subscribe(["ann@example.com"], "en");
    await execute("update subscriber set status = 'unsubscribed' where email = 'sami@example.com'");
    const letter = await create({ title: "Trois gestes", sections: [aSection({ text: "<p>Chaud.</p>" })] });
    const translation = { title: "Three steps", preheader: "Winter", sections: [{ text: "<p>Warm.</p>", label: "", alt_text: "" }] };
    await server.call("POST", "translations.save", {
      noun: "letter",
      record: letter.id,
      language: "en",
      fields: translation,
      is_published: true,
    });
    const audience = await server.call("GET", "letters.audience", { id: letter.id });
    expect(audience).toMatchObject({
      recipients: 2,
      languages: [
        { language: "fr", recipients: 1, is_written: true },
        { language: "en", recipients: 1, is_written: true },
      ],
    });
    expect(await send(letter, 2)).toMatchObject({ send_at: expect.any(String) });
    await expect.poll(() => smtp.received.length).toBe(2);
    const [french] = findMails("leila@example.com");
    const link = "https://lumidar.example/newsletter/desabonnement?jeton=jeton-de-desabonnement-leila-example-com";
    expect(french?.headers).toMatch(/^Subject: Trois gestes$/m);
    expect(french?.headers).toMatch(/^List-Id: <newsletter\.lumidar\.example>$/im);
    expect(french?.headers).toContain(`List-Unsubscribe: <${link}>`);
    expect(french?.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(french?.body).toContain("Chaud.");
    expect(french?.body).toContain(`Se désabonner\u202f: ${link}`);
    expect(french?.body).toContain(`href="${link}"`);
    const [english] = findMails("ann@example.com");
    expect(english?.headers).toMatch(/^Subject: Three steps$/m);
    expect(english?.body).toContain("Warm.");
    await expect.poll(() => sending(letter.id)).toMatchObject({ state: "sent", recipients: 2, sent: 2, failed: 0, unsubscribed: 0 });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const left = await fetch(link.replace("https://lumidar.example", server.url), {
      method: "POST",
      headers,
      body: "List-Unsubscribe=One-Click",
    });
    expect(left.status).toBe(200);
    expect(await sending(letter.id)).toMatchObject({ sent: 2, unsubscribed: 1, left: 0 });
  });

  it("readers of a language in which it is not written get it in French", async () => {
    await subscribe(["ann@example.com"], "en");
    const letter = await create();
    const { languages } = await server.call("GET", "letters.audience", { id: letter.id });
    expect(languages[1]).toEqual({ language: "en", recipients: 1, is_written: false });
    await send(letter, 1);
    await expect.poll(() => findMails("ann@example.com").length).toBe(1);
    expect(findMails("ann@example.com")[0]?.headers).toMatch(/^Content-Language: fr$/m);
  });

  it("several instances send each letter once, and go on where one of them is stopped", async () => {
    await subscribe(many(20));
    const letter = await create();
    const others = [
      await startTestServer({ smtpUrl: smtp.url, beside: server }),
      await startTestServer({ smtpUrl: smtp.url, beside: server }),
    ];
    await send(letter, 20);
    for (const other of others) await other.send("POST", "/api/newsletter", { email: "reveil@example.com" });
    await others[0]?.stop();
    await expect.poll(() => sending(letter.id)).toMatchObject({ state: "sent", sent: 20 });
    await others[1]?.stop();
    expect(many(20).map((email) => findMails(email).length)).toEqual(many(20).map(() => 1));
  }, 30_000);

  it("a planned letter begins at its moment, goes to who is subscribed then, and says what it said when it was confirmed", async () => {
    await subscribe(["leila@example.com"]);
    const { body: article } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ title: "Avant", status: "published" }));
    const letter = await create({ sections: [aSection({ kind: "article", article: article.id })] });
    const at = new Date(now.getTime() + 60 * MINUTE_MS);
    await send(letter, 1, at);
    expect(await sending(letter.id)).toMatchObject({ state: "planned", recipients: 0 });
    await server.asAdmin("PUT", `/api/admin/blogs/${article.id}`, { ...article, version: undefined, title: "Après" });
    const preview = await call("preview", { ...letter, language: "en" });
    expect(preview).toMatchObject({ language: "fr", subject: letter.title, html: expect.stringContaining("Avant") });
    expect(preview.html).toContain('href="/blog/');
    await subscribe(["sami@example.com"]);
    await wake();
    await expect.poll(() => findMails("reveil@example.com").length).toBe(1);
    expect(findMails("leila@example.com")).toEqual([]);
    setNow(at);
    await wake();
    await expect.poll(() => [findMails("leila@example.com").length, findMails("sami@example.com").length]).toEqual([1, 1]);
    expect(findMails("leila@example.com")[0]?.body).toContain("Avant");
  });

  it("a confirmed letter is neither changed, deleted nor undone, until it is cancelled before its moment", async () => {
    await subscribe(["leila@example.com"]);
    const letter = await create();
    const { body: changed } = await server.asAdmin("PUT", `/api/admin/letters/${letter.id}`, { ...letter, title: "Autre objet" });
    await send(changed, 1, new Date(now.getTime() + 60 * MINUTE_MS));
    const confirmed = await read(letter.id);
    expect(await server.call("POST", "letters.update", { ...confirmed, title: "Trop tard" })).toMatchObject({ code: "conflict" });
    expect(await server.call("POST", "letters.remove", { id: letter.id })).toMatchObject({ code: "conflict" });
    for (const version of [changed.version, confirmed.version])
      expect(await server.call("POST", "history.undo", { noun: "letter", id: letter.id, version })).toMatchObject({ code: "conflict" });
    expect(await send(confirmed, 1)).toMatchObject({ code: "conflict", message: expect.stringContaining("déjà") });
    expect(await call("cancelSending", { id: letter.id })).toMatchObject({ send_at: null, sending: null });
    const free = await read(letter.id);
    expect(await server.call("POST", "history.undo", { noun: "letter", id: letter.id, version: free.version })).toMatchObject({
      code: "conflict",
    });
    expect(await server.call("POST", "letters.update", { ...free, title: "À temps" })).toMatchObject({ title: "À temps" });
    expect(await server.call("POST", "letters.remove", { id: letter.id })).toEqual({ success: true });
    expect(await server.call("POST", "bin.restore", { noun: "letter", id: letter.id })).toMatchObject({ records: 1 });
  });

  it("no more letters leave in a minute than the limit says; a stopped sending rests until it is resumed, and who left gets none", async () => {
    await subscribe(many(LETTERS_PER_MINUTE + 2));
    const letter = await create();
    await send(letter, LETTERS_PER_MINUTE + 2);
    await expect.poll(() => smtp.received.length).toBe(LETTERS_PER_MINUTE);
    await wake();
    await expect.poll(() => findMails("reveil@example.com").length).toBe(1);
    expect(await call("stop", { id: letter.id })).toMatchObject({ sending: { state: "stopped", sent: LETTERS_PER_MINUTE } });
    expect(await call("stop", { id: letter.id })).toMatchObject({ code: "conflict" });
    expect(await call("cancelSending", { id: letter.id })).toMatchObject({ code: "conflict" });
    setNow(new Date(now.getTime() + MINUTE_MS));
    await wake();
    await expect.poll(() => findMails("reveil@example.com").length).toBe(2);
    const [waiting] = await execute(
      "select p.unsubscribe_token, p.email from letter_recipient r join subscriber p on p.id = r.subscriber where posted_at is null limit 1",
    );
    await server.send("POST", "/trpc/subscribers.unsubscribe", { token: waiting?.unsubscribe_token });
    await call("resume", { id: letter.id });
    await expect.poll(() => sending(letter.id)).toMatchObject({ state: "sent", sent: LETTERS_PER_MINUTE + 1, left: 1, unsubscribed: 0 });
    expect(findMails(waiting?.email)).toEqual([]);
    expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(LETTERS_PER_MINUTE + 2);
    expect(await call("resume", { id: letter.id })).toMatchObject({ code: "conflict" });
  }, 60_000);

  it("an address that the mail server refuses is listed with its reason, and gets no letter once it is marked", async () => {
    await subscribe(["partie@example.com"]);
    smtp.refuse(550);
    const letter = await create();
    await send(letter, 1);
    await expect.poll(() => sending(letter.id)).toMatchObject({ state: "sent", sent: 0, failed: 1 });
    const failed = await server.call("GET", "letters.failed", { id: letter.id });
    expect(failed).toMatchObject([{ email: "partie@example.com", is_bounced: false, error: expect.stringContaining("550") }]);
    const bounce = { email: "Partie@example.com", is_bounced: true };
    expect((await server.asAdmin("POST", "/api/admin/subscribers/bounces", bounce)).body).toEqual({ success: true });
    expect((await server.asAdmin("POST", "/api/admin/subscribers/bounces", bounce)).status).toBe(200);
    expect((await server.call("GET", "letters.failed", { id: letter.id }))[0].is_bounced).toBe(true);
    expect((await server.call("GET", "letters.audience", { id: letter.id })).recipients).toBe(0);
    await server.asAdmin("POST", "/api/admin/subscribers/bounces", { ...bounce, is_bounced: false });
    expect((await server.call("GET", "letters.audience", { id: letter.id })).recipients).toBe(1);
    expect((await server.asAdmin("POST", "/api/admin/subscribers/bounces", { ...bounce, email: "qui@example.com" })).status).toBe(404);
  });

  it("erasing a subscriber erases which letters they got", async () => {
    await subscribe(["leila@example.com"]);
    const letter = await create();
    await send(letter, 1);
    await expect.poll(() => sending(letter.id)).toMatchObject({ sent: 1 });
    const [{ id }] = (await server.call("GET", "subscribers.list", {})).data;
    await server.call("POST", "subscribers.remove", { id });
    expect(await execute("select 1 from letter_recipient")).toEqual([]);
    expect(await sending(letter.id)).toMatchObject({ recipients: 0, sent: 0 });
  });

  it("a sending is refused to nobody, to others than were confirmed, of an older version, and at an odd moment", async () => {
    await subscribe(["leila@example.com"]);
    const letter = await create();
    expect(await send(letter, 2)).toMatchObject({ code: "conflict", message: expect.stringContaining("un abonné la recevrait") });
    expect(await send(letter, 0)).toMatchObject({ code: "invalid", issues: [{ path: "recipients" }] });
    expect(await send({ ...letter, version: 99 }, 1)).toMatchObject({ code: "stale" });
    expect(await send(letter, 1, new Date(now.getTime() - MINUTE_MS))).toMatchObject({ code: "invalid", issues: [{ path: "at" }] });
    expect(await send(letter, 1, new Date(now.getTime() + 400 * 24 * 60 * MINUTE_MS))).toMatchObject({ issues: [{ path: "at" }] });
    const empty = await create({ sections: [] });
    expect(await send(empty, 1)).toMatchObject({ code: "conflict", message: expect.stringContaining("pas de contenu") });
    const { body: draft } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ status: "draft" }));
    const early = await create({ sections: [aSection({ kind: "article", article: draft.id })] });
    expect(await send(early, 1)).toMatchObject({ code: "conflict", message: expect.stringContaining("ne verront pas encore") });
    expect(smtp.received).toEqual([]);
  });

  it("a test goes to the person who asks, and to nobody else", async () => {
    await subscribe(["leila@example.com"]);
    const { id } = await create({ title: "Trois gestes" });
    expect(await call("sendTest", { id, language: "fr" })).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Mon compte"),
    });
    await server.orm.em.fork().nativeUpdate(Administrator, { username: ADMINISTRATOR.username }, { email: "amel@lumidar.example" });
    expect(await call("sendTest", { id, language: "en" })).toEqual({ address: "amel@lumidar.example" });
    await expect.poll(() => smtp.received.map(({ to }) => to[0])).toEqual(["amel@lumidar.example"]);
    expect(smtp.received[0]?.headers).toMatch(/^Subject: \[Essai\] Trois gestes$/m);
    expect(await sending(id)).toBeNull();
  });

  it("editors write letters and test them, and administrators alone send them", async () => {
    const { id, version } = await create();
    await aPerson(server, { username: "redactrice", role: "editor" });
    const headers = await signIn(server, "redactrice");
    expect((await server.send("POST", "/trpc/letters.create", aLetter(), headers)).status).toBe(200);
    expect((await server.send("POST", "/trpc/letters.sendTest", { id, language: "fr" }, headers)).status).toBe(409);
    for (const procedure of ["send", "cancelSending", "stop", "resume"]) {
      const input = { id, version, recipients: 1, at: null };
      expect((await server.send("POST", `/trpc/letters.${procedure}`, input, headers)).status, procedure).toBe(403);
      expect((await server.send("POST", `/trpc/letters.${procedure}`, input)).status, procedure).toBe(401);
    }
  });
});

it("a server without mail refuses to send, and says what misses", async () => {
  const silent = await startTestServer({ beside: server });
  await subscribe(["leila@example.com"]);
  const { id, version } = await create();
  for (const [procedure, input] of [
    ["send", { id, version, recipients: 1, at: null }],
    ["sendTest", { id, language: "fr" }],
    ["resume", { id }],
  ] as const)
    expect(await silent.call("POST", `letters.${procedure}`, input)).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("SMTP_URL"),
    });
  await silent.stop();
});
