import { beforeEach, describe, expect, it } from "vitest";
import { resetPassword } from "#server/platform/identity/session/generated-passwords.ts";
import { Administrator } from "../session/session.entity.ts";
import { aPerson, PASSWORD, signIn } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { createLink } from "./password-links.ts";

const NEW_PASSWORD = "une autre phrase, bien plus longue";
const EMAIL = "avant@maison.example";

const server = useTestServer();

let username: string;
let id: number;
let count = 0;
beforeEach(async () => {
  username = `personne ${++count}`;
  id = await aPerson(server, { username, role: "editor" });
  await server.orm.em.fork().nativeUpdate(Administrator, { id }, { email: EMAIL });
});

/** Makes a link as a mail does; gives its secret. */
async function aLink(now = new Date()): Promise<string> {
  const made = await createLink(server.orm.em.fork(), { administrator: id, kind: "reset" }, { now, publicUrl: "" });
  return made.link.split("#")[1] ?? "";
}
const isGood = async (token: string) => (await server.send("POST", "/trpc/passwordLinks.read", { token })).status === 200;
const asPerson = async (procedure: string, input: object | undefined) =>
  (await server.send("POST", `/trpc/${procedure}`, input, { "content-type": "application/json", ...(await signIn(server, username)) }))
    .status;

describe("a link to choose a password", () => {
  it.each([
    ["another password", () => asPerson("account.setPassword", { current_password: PASSWORD, password: NEW_PASSWORD })],
    [
      "another e-mail address",
      () => asPerson("account.update", { display_name: "", email: "apres@maison.example", current_password: PASSWORD }),
    ],
    ["the end of all sessions", () => asPerson("account.endSessions", undefined)],
    ["a deactivation", async () => (await server.send("POST", "/trpc/people.setActive", { id, is_active: false }, admin())).status],
    ["the operator’s command", async () => (await resetPassword(server.orm.em.fork(), username)) && 200],
    ["a newer link", async () => (await aLink()) && 200],
  ])("ends with %s", async (_what, change) => {
    const token = await aLink();
    expect(await isGood(token)).toBe(true);
    expect(await change()).toBe(200);
    await server.orm.em.fork().nativeUpdate(Administrator, { id }, { is_active: true });
    expect(await isGood(token)).toBe(false);
    const { status } = await server.send("POST", "/trpc/passwordLinks.use", { token, password: `${NEW_PASSWORD}, encore` });
    expect(status).toBe(404);
  });

  it("a link outlives a change of name, and opens nothing where a clock that was ahead made it", async () => {
    const token = await aLink();
    expect(await asPerson("account.update", { display_name: "Nadia", email: EMAIL })).toBe(200);
    expect(await isGood(token)).toBe(true);
    expect(await isGood(await aLink(new Date(Date.now() + 24 * 60 * 60_000)))).toBe(false);
  });
});

it("an invitation outlives another role, which is read when the person signs in", async () => {
  const { link, person } = await server.call("POST", "people.invite", { username: "Invitée", role: "reader", email: "" });
  const token = link.split("#")[1];
  expect(await isGood(token)).toBe(true);
  await server.call("POST", "people.setRole", { id: person.id, role: "admin" });
  expect(await isGood(token)).toBe(true);
});

const admin = () => ({ authorization: `Bearer ${server.token}` });
