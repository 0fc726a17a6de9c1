import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { hashPassword } from "#server/platform/identity/session/password.ts";
import type { TestServer } from "./test-server.ts";

/** A second administrator of a test server, signed in: calls procedures as `TestServer.call` does. */
export async function aColleague(server: TestServer, username = "claire"): Promise<Pick<TestServer, "call"> & { id: number }> {
  const password = "un autre mot de passe";
  const em = server.orm.em.fork();
  const administrator = em.create(Administrator, { username, role: "admin", password_hash: await hashPassword(password) });
  await em.flush();
  const { token } = (await server.send("POST", "/api/admin/login", { username, password })).body;
  const headers = { authorization: `Bearer ${token}` };
  return {
    id: administrator.id,
    call: async (method, procedure, input) => {
      const query = method === "GET" && input !== undefined ? `?input=${encodeURIComponent(JSON.stringify(input))}` : "";
      const { body } = await server.send(method, `/trpc/${procedure}${query}`, method === "POST" ? input : undefined, headers);
      return body.error ? body.error.data.reply : body.result.data;
    },
  };
}
