import { beforeEach, describe, expect, it } from "vitest";
import { Session } from "../session/session.entity.ts";
import { aPerson, PASSWORD } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const NEW_PASSWORD = "une autre phrase, bien plus longue";

const server = useTestServer();

let username: string;
let count = 0;
beforeEach(async () => {
  username = `personne ${++count}`;
  await aPerson(server, { username, role: "reader" });
});

type Headers = { authorization: string };

async function signIn(password = PASSWORD, userAgent = FIREFOX): Promise<Headers> {
  const { body } = await server.send("POST", "/api/admin/login", { username, password }, { "user-agent": userAgent });
  return { authorization: `Bearer ${body.token}` };
}
const post = (procedure: string, input: unknown, headers: Headers) =>
  server.send("POST", `/trpc/${procedure}`, input, { "content-type": "application/json", ...headers });
const query = async (procedure: string, headers: Headers) =>
  (await server.send("GET", `/trpc/${procedure}`, undefined, headers)).body.result?.data;
const issuesOf = ({ body }: { body: any }) => body.error.data.reply.issues;

describe("one’s own account", () => {
  it("an account has a display name, which the session shows, and a version", async () => {
    const headers = await signIn();
    const { version } = await query("account.get", headers);
    const sent = { display_name: "Nadia Gharbi", email: "", version };
    expect((await post("account.update", sent, headers)).body.result.data).toMatchObject({ display_name: "Nadia Gharbi" });
    expect(await query("session.current", headers)).toMatchObject({ display_name: "Nadia Gharbi", username, role: "reader" });
    expect((await post("account.update", sent, headers)).body.error.data.reply.code).toBe("stale");
  });

  it("an account changes its e-mail address only with the password", async () => {
    const headers = await signIn();
    const change = (input: object) => post("account.update", { display_name: "", email: "nadia@maison.example", ...input }, headers);
    expect(issuesOf(await change({}))).toMatchObject([{ path: "current_password" }]);
    expect(issuesOf(await change({ current_password: "autre chose" }))).toMatchObject([{ path: "current_password" }]);
    expect((await query("account.get", headers)).email).toBe("");
    expect((await change({ current_password: PASSWORD })).status).toBe(200);
    expect((await query("account.get", headers)).email).toBe("nadia@maison.example");
    expect((await change({ display_name: "Nadia" })).status).toBe(200);
  });
});

it("a change of the e-mail address requires a recent proof of identity, like a change of the password", async () => {
  const headers = await signIn();
  server.setNow(new Date(Date.now() + 11 * 60_000));
  const change = { display_name: "", email: "ailleurs@maison.example", current_password: PASSWORD };
  expect((await post("account.update", change, headers)).body.error.data.reply.code).toBe("verification_required");
  expect((await post("account.update", { display_name: "Nadia", email: "" }, headers)).status).toBe(200);
  expect((await post("factors.verify", { password: PASSWORD }, headers)).status).toBe(200);
  expect((await post("account.update", change, headers)).status).toBe(200);
  server.setNow(new Date());
});

describe("one’s own password", () => {
  it("a change of the password requires the current one, and ends only the other sessions", async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const stranger = server.token;
    expect((await post("account.setPassword", { current_password: PASSWORD, password: NEW_PASSWORD }, mine)).status).toBe(200);
    expect(await query("account.get", mine)).toMatchObject({ username });
    expect(await query("account.get", other)).toBeUndefined();
    expect(await query("account.get", { authorization: `Bearer ${stranger}` })).toMatchObject({ username: "admin" });
    expect((await server.send("POST", "/api/admin/login", { username, password: PASSWORD })).status).toBe(401);
    expect((await server.send("POST", "/api/admin/login", { username, password: NEW_PASSWORD })).status).toBe(200);
  });

  it("a change of the password may be repeated after a lost response", async () => {
    const mine = await signIn();
    const change = () => post("account.setPassword", { current_password: PASSWORD, password: NEW_PASSWORD }, mine);
    expect((await change()).status).toBe(200);
    const other = await signIn(NEW_PASSWORD);
    expect((await change()).status).toBe(200);
    expect(await query("account.get", other), "no session ends by it").toMatchObject({ username });
    const wrong = await post("account.setPassword", { current_password: PASSWORD, password: "une troisième phrase, bien longue" }, mine);
    expect(issuesOf(wrong)).toEqual([{ path: "current_password", message: "Ce n’est pas votre mot de passe actuel." }]);
  });

  it("a stranger at an open session does not change the password, and is slowed like any other guess", async () => {
    const headers = await signIn();
    const guess = (current_password: string) => post("account.setPassword", { current_password, password: NEW_PASSWORD }, headers);
    const wrong = await guess("autre chose");
    expect(wrong.status).toBe(400);
    expect(issuesOf(wrong)).toEqual([{ path: "current_password", message: "Ce n’est pas votre mot de passe actuel." }]);
    for (let i = 1; i < 10; i++) await guess(`essai ${i}`);
    expect((await guess(PASSWORD)).status).toBe(429);
    expect((await query("account.get", headers)).username).toBe(username);
  });

  it("a password has twelve characters of any kind, and is more than a name", async () => {
    const headers = await signIn();
    for (const password of ["onze lettre", `${username} 1`, "lumidar 2026"])
      expect(issuesOf(await post("account.setPassword", { current_password: PASSWORD, password }, headers)), password).toMatchObject([
        { path: "password" },
      ]);
    expect((await post("account.setPassword", { current_password: PASSWORD, password: "aaaabbbbcccc" }, headers)).status).toBe(200);
  });
});

describe("one’s own sessions", () => {
  it("sessions are listed with device and last use, this one first, and no network", async () => {
    const old = await signIn(PASSWORD, "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1");
    const mine = await signIn();
    await query("account.get", old);
    const sessions = await query("account.sessions", mine);
    expect(sessions).toMatchObject([
      { device: "Firefox sur Linux", is_current: true },
      { device: "Safari sur iPhone", is_current: false },
    ]);
    expect(Object.keys(sessions[0])).toEqual(["id", "device", "created_at", "last_seen_at", "is_current"]);
  });

  it("sessions end one by one, and only one’s own", async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const [, { id }] = await query("account.sessions", mine);
    const foreign = await server.orm.em.fork().findOneOrFail(Session, { administrator: { username: "admin" } });
    expect((await post("account.endSession", { id: foreign.id }, mine)).status).toBe(404);
    expect((await post("account.endSession", { id }, mine)).status).toBe(200);
    expect(await query("account.get", other)).toBeUndefined();
    expect(await query("account.get", mine)).toBeDefined();
    expect(await query("account.get", { authorization: `Bearer ${server.token}` })).toBeDefined();
  });

  it("all sessions end at once", async () => {
    const [mine, other] = [await signIn(), await signIn()];
    expect((await post("account.endSessions", undefined, mine)).status).toBe(200);
    for (const headers of [mine, other]) expect(await query("account.get", headers)).toBeUndefined();
    expect(await query("account.get", { authorization: `Bearer ${server.token}` })).toBeDefined();
  });
});
