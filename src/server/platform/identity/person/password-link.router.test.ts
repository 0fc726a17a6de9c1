import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "#contracts/session/roles.ts";
import { Outbox } from "#server/platform/mail/outbox.entity.ts";
import { Administrator } from "../session/session.entity.ts";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { aPerson, PASSWORD, signIn } from "#server/testing/people.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { ForgottenPassword, PasswordLink } from "./password-link.entity.ts";

const NEW_PASSWORD = "une autre phrase, bien plus longue";
const MINUTE_MS = 60_000;

let server: TestServer;
let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startTestServer({ smtpUrl: mails.url, trustedProxies: 1 });
  await withEmail("Nadia", "nadia@maison.example");
});
afterAll(async () => {
  await server.stop();
  await mails.stop();
});

async function withEmail(username: string, email: string, role: Role = "editor"): Promise<number> {
  const id = await aPerson(server, { username, role });
  await server.orm.em.fork().nativeUpdate(Administrator, { id }, { email });
  return id;
}

let peers = 0;
/** Posts as if each request came from a network of its own. */
const post = (procedure: string, input: unknown) =>
  server.send("POST", `/trpc/${procedure}`, input, { "x-forwarded-for": `198.51.100.${++peers}` });
const request = (name: string) => post("passwordLinks.request", { name });
/** Waits until no link is left to be made, which happens after the response. */
async function untilAllMade(): Promise<void> {
  await expect.poll(() => server.orm.em.fork().count(ForgottenPassword)).toBe(0);
}
const linksOf = (username: string) => server.orm.em.fork().count(PasswordLink, { administrator: { username } });

async function lastToken(to: string): Promise<string> {
  await expect.poll(() => mails.received.filter((mail) => mail.to.includes(to)).length).toBeGreaterThan(0);
  const [, token = ""] = /\/admin\/password#([\w-]{43})/.exec(mails.received.findLast((mail) => mail.to.includes(to))?.body ?? "") ?? [];
  return token;
}

describe("a forgotten password", () => {
  it("a mailed link replaces a forgotten password, ends the sessions and works once", async () => {
    const headers = await signIn(server, "Nadia");
    expect((await request("nadia")).status).toBe(200);
    const token = await lastToken("nadia@maison.example");
    expect((await post("passwordLinks.read", { token })).body.result.data).toMatchObject({ kind: "reset", username: "Nadia" });
    expect((await post("passwordLinks.use", { token, password: NEW_PASSWORD })).status).toBe(200);
    expect((await server.send("GET", "/api/admin/slides", undefined, headers)).status).toBe(401);
    expect((await server.send("POST", "/api/admin/login", { username: "Nadia", password: PASSWORD })).status).toBe(401);
    expect((await server.send("POST", "/api/admin/login", { username: "Nadia", password: NEW_PASSWORD })).status).toBe(200);
    expect((await post("passwordLinks.read", { token })).status).toBe(404);
    expect((await post("passwordLinks.use", { token, password: `${NEW_PASSWORD}, vraiment` })).status).toBe(404);
  });

  it("a used link may be sent again with the same password for minutes, after a lost response, and changes nothing then", async () => {
    await withEmail("Lina", "lina@maison.example");
    await request("Lina");
    const token = await lastToken("lina@maison.example");
    const use = async (password = NEW_PASSWORD) => (await post("passwordLinks.use", { token, password })).status;
    expect(await use()).toBe(200);
    const { body } = await server.send("POST", "/api/admin/login", { username: "Lina", password: NEW_PASSWORD });
    expect(await use()).toBe(200);
    const session = { authorization: `Bearer ${body.token}` };
    expect((await server.send("GET", "/api/admin/slides", undefined, session)).status, "no session ends by it").toBe(200);
    server.setNow(new Date(Date.now() + 11 * MINUTE_MS));
    expect(await use()).toBe(404);
    server.setNow(new Date());
    expect(await use()).toBe(200);
    const own = { current_password: NEW_PASSWORD, password: `${NEW_PASSWORD}, vraiment` };
    expect((await server.send("POST", "/trpc/account.setPassword", own, session)).status).toBe(200);
    expect(await use(), "another password is in force").toBe(404);
    expect(await use(own.password)).toBe(404);
  });

  it("a used link serves no guessing", async () => {
    await withEmail("Olfa", "olfa@maison.example");
    await request("Olfa");
    const token = await lastToken("olfa@maison.example");
    const use = (password: string) =>
      server.send("POST", "/trpc/passwordLinks.use", { token, password }, { "x-forwarded-for": "203.0.113.40" });
    expect((await use(NEW_PASSWORD)).status).toBe(200);
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await use(`une phrase devinée, numéro ${n}`)).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
    expect(statuses[10]).toBe(429);
    expect((await use(NEW_PASSWORD)).status, "nor tells the right one").toBe(429);
  });

  it("a link waits for the mail server, hidden from readers of the database or of a backup", async () => {
    await withEmail("Zohra", "zohra@maison.example");
    mails.refuse(451);
    await request("Zohra");
    const findFailedMail = () => server.orm.em.fork().findOne(Outbox, { last_error: { $ne: "" } });
    await expect.poll(async () => (await findFailedMail())?.content.to.address).toBe("zohra@maison.example");
    expect(JSON.stringify((await findFailedMail())?.content)).not.toMatch(/admin.password|#/);
    await server.orm.em.fork().nativeDelete(Outbox, {});
  });

  it("a link leaves no API key to someone who took the account over", async () => {
    await withEmail("Farah", "farah@maison.example", "admin");
    const input = { name: "ERP", scopes: ["products:read"], days: null };
    const made = await server.send("POST", "/trpc/apiKeys.create", input, await signIn(server, "Farah"));
    const headers = { authorization: `Bearer ${made.body.result.data.key}` };
    const read = async () => (await server.send("GET", "/api/admin/products", undefined, headers)).status;
    expect(await read()).toBe(200);
    await request("Farah");
    await post("passwordLinks.use", { token: await lastToken("farah@maison.example"), password: NEW_PASSWORD });
    expect(await read()).toBe(401);
  });

  it("the e-mail address requests a link as well, which works for half an hour", async () => {
    await withEmail("Samir", "Samir@maison.example");
    await request("samir@maison.EXAMPLE");
    const token = await lastToken("Samir@maison.example");
    const now = Date.now();
    server.setNow(new Date(now + 29 * MINUTE_MS));
    expect((await post("passwordLinks.read", { token })).status).toBe(200);
    server.setNow(new Date(now + 31 * MINUTE_MS));
    expect((await post("passwordLinks.use", { token, password: NEW_PASSWORD })).status).toBe(404);
    server.setNow(new Date());
  });

  it("the response is the same whether or not there is such a person, an address, or access", async () => {
    await aPerson(server, { username: "Sans adresse", role: "editor" });
    const id = await withEmail("Partie", "partie@maison.example");
    await server.orm.em.fork().nativeUpdate(Administrator, { id }, { is_active: false });
    const known = await request("nadia");
    for (const name of ["inconnue", "inconnue@maison.example", "Sans adresse", "Partie", "partie@maison.example"]) {
      const { status, body } = await request(name);
      expect({ status, body }, name).toEqual({ status: known.status, body: known.body });
    }
    await untilAllMade();
    expect(await linksOf("Partie")).toBe(0);
    expect(await linksOf("Sans adresse")).toBe(0);
  });

  it("requests for links do not flood a mailbox, and are limited for each network", async () => {
    await withEmail("Rania", "rania@maison.example");
    for (let n = 0; n < 8; n++) expect((await request("Rania")).status).toBe(200);
    await untilAllMade();
    await expect.poll(() => server.orm.em.fork().count(Outbox)).toBe(0);
    expect(mails.received.filter(({ to }) => to.includes("rania@maison.example")).length).toBe(5);
    const requestLink = () =>
      server.send("POST", "/trpc/passwordLinks.request", { name: "inconnue" }, { "x-forwarded-for": "203.0.113.9" });
    const statuses = [];
    for (let n = 0; n < 12; n++) statuses.push((await requestLink()).status);
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it("a link comes in spite of strangers' requests with that address", async () => {
    await withEmail("Ines", "ines@maison.example");
    for (let letter = 0; letter < 6; letter++)
      await post("subscribers.subscribe", { email: "ines@maison.example", website: "", consent: true });
    await request("Ines");
    await untilAllMade();
    expect(await linksOf("Ines")).toBe(1);
  });

  it("no link can be requested where no mail is sent: the operator’s command is named", async () => {
    const silent = await startTestServer();
    const { status, body } = await silent.send("POST", "/trpc/passwordLinks.request", { name: "admin" });
    expect(status).toBe(409);
    expect(body.error.data.reply.message).toContain("npm run db -- password NOM");
    const [without, withMail] = await Promise.all([silent.send("GET", "/admin/login"), server.send("GET", "/admin/login")]);
    expect(without.text).not.toContain("data-sends-mail");
    expect(withMail.text).toContain('data-sends-mail="true"');
    await silent.stop();
  });
});

it("an invitation is mailed where mail is sent and the person has an address", async () => {
  const invited = await server.call("POST", "people.invite", { username: "Leïla", role: "reader", email: "leila@maison.example" });
  expect(invited.is_mailed).toBe(true);
  const token = await lastToken("leila@maison.example");
  expect(invited.link).toContain(token);
  expect((await post("passwordLinks.read", { token })).body.result.data).toMatchObject({ kind: "invitation", role: "reader" });
});
