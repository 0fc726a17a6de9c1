import { expect, it } from "vitest";
import { aPerson, PASSWORD, signIn } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { resetPassword } from "./generated-passwords.ts";
import { Administrator } from "./session.entity.ts";

const server = useTestServer();

const login = async (username: string, password: string) => (await server.send("POST", "/api/admin/login", { username, password })).status;

it("the command gives a person a new password, and ends their sessions", async () => {
  await aPerson(server, { username: "Nadia", role: "editor" });
  const headers = await signIn(server, "Nadia");
  const { username, password } = await resetPassword(server.orm.em.fork(), "NÂDIA");
  expect(username).toBe("Nadia");
  expect(password).toMatch(/^[0-9a-z]{20}$/);
  expect((await server.send("GET", "/api/admin/slides", undefined, headers)).status).toBe(401);
  expect(await login("Nadia", PASSWORD)).toBe(401);
  expect(await login("Nadia", password)).toBe(200);
});

it("the command names an unknown person, and a deactivated one", async () => {
  const id = await aPerson(server, { username: "Samir", role: "editor" });
  await server.orm.em.fork().nativeUpdate(Administrator, { id }, { is_active: false });
  await expect(resetPassword(server.orm.em.fork(), "personne")).rejects.toThrow("no one is called personne");
  await expect(resetPassword(server.orm.em.fork(), "samir")).rejects.toThrow("deactivated");
});
