import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestReply } from "#contracts/contact-request/answer.ts";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { CONTACT_EMAIL, startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { aContactRequest } from "../contact-request.factory.ts";

const ANSWER = "/trpc/contactRequests.answer";
const WORDS = { subject: "Votre projet, {prénom}", text: "Bonjour {prenom},\n\nNous passons chez {société}\nmardi." };

let smtp: MailServer;
let server: TestServer;
beforeAll(async () => {
  smtp = await startMailServer();
  server = await startTestServer({ smtpUrl: smtp.url });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(async () => {
  await server.orm.em.fork().execute("delete from attempt; delete from outbox; delete from contact_request; delete from idempotency_key");
  smtp.received.length = 0;
});

const list = async (query: Record<string, unknown> = {}): Promise<ContactRequestItem[]> =>
  (await server.call("GET", "contactRequests.list", query)).data;
const replies = (id: number): Promise<RequestReply[]> => server.call("GET", "contactRequests.replies", { id });
const answer = (ids: (number | undefined)[], words: object = WORDS) => server.call("POST", "contactRequests.answer", { ids, ...words });
const countAnswers = async () => (await server.orm.em.fork().execute("select id from contact_request_reply")).length;
const findAnswers = (address: string) =>
  smtp.received.filter(({ to, headers }) => to[0] === address && /^Auto-Submitted: no$/m.test(headers));

/** Stores a request as a visitor sends it; gives its id. */
async function receive(fields: Record<string, unknown> = {}): Promise<number> {
  await server.orm.em.fork().execute("delete from attempt");
  await server.send("POST", "/api/contact", aContactRequest(fields));
  return Math.max(...(await list()).map(({ id }) => id));
}

describe("answers to requests", () => {
  it("three requests answered at once each get a mail of their own, in their language, which stays in their thread", async () => {
    const people = [
      { firstName: "Leïla", company: "Dar Lina", email: "leila@example.com", message: "Une villa" },
      { firstName: "Sami", company: "Atelier S", email: "sami@example.com", message: "Deux volets" },
      { firstName: "Ann", company: "Reed & Co", email: "ann@example.com", message: "A flat", language: "en" },
    ];
    const ids: number[] = [];
    for (const person of people) ids.push(await receive(person));
    expect(await answer(ids)).toEqual({ answered: ids.map((id) => ({ id })) });
    await expect.poll(() => people.map(({ email }) => findAnswers(email).length)).toEqual([1, 1, 1]);
    for (const [index, { firstName, company, email, message }] of people.entries()) {
      const [mail] = findAnswers(email);
      expect(mail?.headers).toMatch(new RegExp(`^Reply-To: .*<${CONTACT_EMAIL}>$`, "m"));
      expect(mail?.body).toContain(`Bonjour ${firstName},`);
      expect(mail?.body).toContain(`Nous passons chez ${company}\nmardi.`.replaceAll("\n", "\r\n"));
      expect(mail?.body).toContain(`> ${message}`);
      await expect.poll(async () => (await replies(ids[index] ?? 0))[0]?.state).toBe("sent");
      expect(await replies(ids[index] ?? 0)).toMatchObject([
        { author: "admin", subject: `Votre projet, ${firstName}`, text: expect.stringContaining(company), error: "" },
      ]);
    }
    expect(findAnswers("ann@example.com")[0]?.body).toContain("You wrote to us:");
    expect(findAnswers("ann@example.com")[0]?.body).toContain("Reed &#38; Co<br>mardi.");
    expect((await list()).map(({ status, owner }) => [status, owner?.username])).toEqual(ids.map(() => ["in_progress", "admin"]));
    expect((await list()).every(({ answered_at }) => answered_at !== null)).toBe(true);
  });

  it("an answer whose reply was lost is sent once when it is sent again", async () => {
    const id = await receive();
    const headers = { "idempotency-key": randomUUID() };
    const sent = { ids: [id], subject: "Une fois", text: "Bonjour" };
    const first = await server.asAdmin("POST", ANSWER, sent, headers);
    expect((await server.asAdmin("POST", ANSWER, sent, headers)).body).toEqual(first.body);
    await expect.poll(async () => (await replies(id)).map(({ state }) => state)).toEqual(["sent"]);
    expect(findAnswers("leila@example.com")).toHaveLength(1);
    expect(await server.asAdmin("POST", ANSWER, { ...sent, text: "Autre" }, headers)).toMatchObject({ status: 409 });
  });

  it("an answer that the mail server refuses shows in the thread with its error, and one that expired too", async () => {
    const id = await receive({ email: "partie@example.com" });
    await expect.poll(() => smtp.received.length).toBe(2); // those of the request itself
    smtp.refuse(550);
    await answer([id], { subject: "Refusé", text: "Bonjour" });
    await expect.poll(() => replies(id)).toMatchObject([{ state: "failed", sent_at: null, error: expect.stringContaining("550") }]);
    smtp.refuse(451);
    await answer([id], { subject: "Plus tard", text: "Bonjour" });
    await expect.poll(async () => (await replies(id))[1]).toMatchObject({ state: "waiting", error: expect.stringContaining("not now") });
    await server.orm.em.fork().execute("delete from outbox");
    expect((await replies(id)).map(({ state, error }) => [state, error])).toEqual([
      ["failed", ""],
      ["failed", ""],
    ]);
  });

  it("an undesirable request is not answered until it is brought back, nor are the others with it", async () => {
    const [one, other] = [await receive({ message: "Un" }), await receive({ message: "Deux" })];
    await server.call("POST", "contactRequests.update", { id: other, status: "spam" });
    expect(await answer([one, other])).toMatchObject({ code: "conflict", message: expect.stringContaining("récupérez-la") });
    expect(await countAnswers()).toBe(0);
    await server.call("POST", "contactRequests.update", { id: other, status: "new" });
    expect((await answer([one, other])).answered).toHaveLength(2);
  });

  it("requests that are gone are left out, and an answer to nobody is refused", async () => {
    const [one, gone] = [await receive({ message: "Un" }), await receive({ message: "Deux" })];
    await server.call("POST", "contactRequests.remove", { id: gone });
    expect(await answer([one, gone])).toEqual({ answered: [{ id: one }] });
    expect(await answer([gone])).toMatchObject({ code: "not_found" });
    expect(await answer([])).toMatchObject({ code: "invalid" });
  });

  it("an answer is refused, naming the field, where it is empty or something else stands between braces", async () => {
    const id = await receive();
    for (const [field, text] of [
      ["subject", " "],
      ["text", ""],
      ["text", "Bonjour {prénon}"],
      ["text", "x".repeat(5001)],
    ])
      expect(await answer([id], { ...WORDS, [field ?? ""]: text })).toMatchObject({ code: "invalid", issues: [{ path: field }] });
    expect(await countAnswers()).toBe(0);
  });

  it("texts of a visitor stay texts: no header, no markup and no placeholder of their own", async () => {
    const id = await receive({ email: "eve@example.com", firstName: "{nom} <b>", company: "Eve\r\nBcc: victime@example.com" });
    await answer([id]);
    await expect.poll(() => findAnswers("eve@example.com")).toHaveLength(1);
    const [mail] = findAnswers("eve@example.com");
    expect(mail?.headers).not.toMatch(/^Bcc:/m);
    expect(mail?.to).toEqual(["eve@example.com"]);
    expect(mail?.body).toContain("Bonjour {nom} &#60;b&#62;,</p>");
    expect((await replies(id))[0]?.text).toContain("Bonjour {nom} <b>,");
  });

  it("erasing a person, or their request, erases the answers and the mails that still wait", async () => {
    const [one, other] = [await receive({ message: "Un" }), await receive({ message: "Deux", email: "sami@example.com" })];
    await answer([one, other]);
    await expect.poll(async () => [...(await replies(one)), ...(await replies(other))].map(({ state }) => state)).toEqual(["sent", "sent"]);
    await server.call("POST", "contactRequests.erasePerson", { id: one });
    expect(await countAnswers()).toBe(1);
    smtp.refuse(451);
    await answer([other], { subject: "Encore", text: "Bonjour" });
    await expect.poll(async () => (await replies(other))[1]?.error).toContain("not now");
    await server.call("POST", "contactRequests.remove", { id: other });
    expect(await countAnswers()).toBe(0);
    expect(await server.orm.em.fork().execute("select id from outbox")).toEqual([]);
    expect(await server.orm.em.fork().execute("select reply from idempotency_key where procedure like 'contactRequests.%'")).toEqual([]);
  });

  it("only a person who may write answers requests, and readers see the answers", async () => {
    const id = await receive();
    await aPerson(server, { username: "lectrice", role: "reader" });
    const headers = await signIn(server, "lectrice");
    expect((await server.send("POST", ANSWER, { ids: [id], ...WORDS }, headers)).status).toBe(403);
    expect((await server.send("POST", ANSWER, { ids: [id], ...WORDS })).status).toBe(401);
    await answer([id]);
    const input = (value: object) => encodeURIComponent(JSON.stringify(value));
    const read = await server.send("GET", `/trpc/contactRequests.replies?input=${input({ id })}`, undefined, headers);
    expect(read.body.result.data).toHaveLength(1);
    expect((await server.send("GET", `/trpc/contactRequests.replies?input=${input({ id })}`)).status).toBe(401);
    expect((await server.send("GET", `/trpc/contactRequests.addressees?input=${input({ ids: [id] })}`)).status).toBe(401);
    expect(await server.call("GET", "contactRequests.addressees", { ids: [id] })).toMatchObject([{ id, firstName: "Leïla" }]);
  });
});

it("a server without mail refuses an answer, and says what works instead", async () => {
  const silent = await startTestServer({ beside: server });
  const id = await receive();
  expect(await silent.call("POST", "contactRequests.answer", { ids: [id], ...WORDS })).toMatchObject({
    code: "conflict",
    message: expect.stringMatching(/n’envoie pas d’e-mails.*messagerie/),
  });
  expect(await countAnswers()).toBe(0);
  await silent.stop();
});
