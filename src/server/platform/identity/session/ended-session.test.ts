import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { untilBlocked } from "#server/testing/lock-waits.ts";
import { aPerson, PASSWORD, signIn } from "#server/testing/people.ts";
import { type TestServer, useTestServer } from "#server/testing/test-server.ts";
import { anAuthenticator } from "../factor/authenticator.factory.ts";
import { aPhone } from "../factor/totp.factory.ts";
import { Passkey, RecoveryCode, Totp } from "../factor/factor.entity.ts";
import { createLink } from "../person/password-links.ts";
import { PasswordLink } from "../person/password-link.entity.ts";
import { Webhook } from "#server/platform/webhook/webhook.entity.ts";
import { ApiKey } from "../api-key/api-key.entity.ts";
import { hashPassword, setPassword } from "./password.ts";
import { Administrator, Session } from "./session.entity.ts";

const CHOSEN = "la phrase que le lien a donnée";
const INTRUDERS = "la phrase de quelqu’un d’autre";

let chosenHash: string;
const server = useTestServer();
beforeAll(async () => {
  chosenHash = await hashPassword(CHOSEN);
});

let username: string;
let id: number;
let headers: Record<string, string>;
let count = 0;
beforeEach(async () => {
  username = `personne ${++count}`;
  id = await aPerson(server, { username, role: "admin" });
  headers = await signIn(server, username);
});

const post = (procedure: string, input: unknown) => server.send("POST", `/trpc/${procedure}`, input, headers);
const logIn = async (password: string) => (await server.send("POST", "/api/admin/login", { username, password })).status;

/** Sends a request while `end` is under way, which is committed once the request waits for it; gives the status. */
async function sendWhile(end: (em: TestServer["orm"]["em"]) => Promise<unknown>, send: () => Promise<{ status: number }>) {
  const em = server.orm.em.fork();
  await em.begin();
  await end(em);
  const sending = send();
  await untilBlocked(server);
  await em.commit();
  return (await sending).status;
}

const reset = (em: TestServer["orm"]["em"]) => setPassword(em, { id, password_hash: chosenHash });

describe("a request that is under way while a link resets the password", () => {
  it("a password that the link gave is not replaced by another", async () => {
    expect(await sendWhile(reset, () => post("account.setPassword", { current_password: PASSWORD, password: INTRUDERS }))).toBe(400);
    expect([await logIn(INTRUDERS), await logIn(CHOSEN)]).toEqual([401, 200]);
  });

  it("an e-mail address, to which the next link would go, is not moved", async () => {
    const moved = { display_name: "", email: "intrus@ailleurs.example", current_password: PASSWORD };
    expect(await sendWhile(reset, () => post("account.update", moved))).toBe(400);
    expect(await server.orm.em.fork().findOneOrFail(Administrator, { id })).toMatchObject({ email: "" });
  });

  it("a passkey, an app and recovery codes are not added", async () => {
    const { body: started } = await post("passkeys.startAdding", {});
    const registration = anAuthenticator().register(started.result.data.options);
    expect(await sendWhile(reset, () => post("passkeys.add", { name: "Intrus", registration }))).toBe(401);

    headers = await signInByPassword(CHOSEN);
    const { secret } = (await post("factors.startTotp", {})).body.result.data;
    expect(await sendWhile(reset, () => post("factors.confirmTotp", { code: aPhone(secret).codeAt(new Date()) }))).toBe(401);

    headers = await signInByPassword(CHOSEN);
    expect(await sendWhile(reset, () => post("factors.renewRecoveryCodes", {}))).toBe(401);
    const em = server.orm.em.fork();
    const added = [em.count(Passkey, {}), em.count(Totp, { secret: { $ne: null } }), em.count(RecoveryCode, {})];
    expect(await Promise.all(added)).toEqual([0, 0, 0]);
  });

  it("a person, a role, a webhook and an API key are not added", async () => {
    const other = await aPerson(server, { username: `${username}, collègue`, role: "reader" });
    const invitation = { username: `${username}, complice`, role: "admin", email: "" };
    const webhook = { url: "https://ailleurs.example/ecoute", events: ["product.updated"] };
    for (const [procedure, input] of [
      ["people.invite", invitation],
      ["people.setRole", { id: other, role: "admin" }],
      ["people.setActive", { id: other, is_active: true }],
      ["webhooks.create", webhook],
      ["apiKeys.create", { name: "Intrus", scopes: ["products:read"], days: null }],
    ] as const) {
      expect(await sendWhile(reset, () => post(procedure, input)), procedure).toBe(401);
      headers = await signInByPassword(CHOSEN);
    }
    const em = server.orm.em.fork();
    const made = [em.count(Administrator, { username: invitation.username }), em.count(Webhook), em.count(ApiKey)];
    expect(await Promise.all(made)).toEqual([0, 0, 0]);
    expect(await em.findOneOrFail(Administrator, { id: other })).toMatchObject({ role: "reader" });
  });
});

it.each<[string, (em: TestServer["orm"]["em"]) => Promise<unknown>, number]>([
  ["the person is deactivated", (em) => em.nativeUpdate(Administrator, { id }, { is_active: false }), 400],
  ["the session ends", (em) => em.nativeDelete(Session, { administrator: id }), 401],
])("a password stays as it is where %s meanwhile", async (_what, end, refusal) => {
  expect(await sendWhile(end, () => post("account.setPassword", { current_password: PASSWORD, password: INTRUDERS }))).toBe(refusal);
  await server.orm.em.fork().nativeUpdate(Administrator, { id }, { is_active: true });
  expect([await logIn(INTRUDERS), await logIn(PASSWORD)]).toEqual([401, 200]);
});

it("an account keeps its e-mail address where another session has moved it meanwhile, and only the name was to change", async () => {
  const move = (em: TestServer["orm"]["em"]) => em.nativeUpdate(Administrator, { id }, { email: "nouvelle@maison.example" });
  expect(await sendWhile(move, () => post("account.update", { display_name: "Nadia", email: "" }))).toBe(200);
  const stored = await server.orm.em.fork().findOneOrFail(Administrator, { id });
  expect(stored).toMatchObject({ display_name: "Nadia", email: "nouvelle@maison.example" });
});

it("a link that is used while its person chooses a password otherwise is refused, and both end", async () => {
  const { link } = await createLink(server.orm.em.fork(), { administrator: id, kind: "reset" }, { now: new Date(), publicUrl: "" });
  const token = link.split("#")[1];
  const em = server.orm.em.fork();
  await em.begin();
  await em.execute("select 1 from administrator where id = ? for no key update", [id]);
  const using = server.send("POST", "/trpc/passwordLinks.use", { token, password: INTRUDERS });
  await untilBlocked(server);
  await setPassword(em, { id, password_hash: chosenHash });
  await em.commit();
  expect((await using).status).toBe(404);
  expect(await server.orm.em.fork().count(PasswordLink, { administrator: id })).toBe(0);
  expect(await logIn(CHOSEN)).toBe(200);
});

async function signInByPassword(password: string): Promise<Record<string, string>> {
  const { body } = await server.send("POST", "/api/admin/login", { username, password });
  return { authorization: `Bearer ${body.token}` };
}
