import { aPerson, signIn } from "./people.ts";
import type { TestServer } from "./test-server.ts";

/** A second administrator of a test server, signed in: calls procedures as `TestServer.call` does. */
export async function aColleague(server: TestServer, username = "claire"): Promise<Pick<TestServer, "call"> & { id: number }> {
  const id = await aPerson(server, { username, role: "admin" });
  const headers = await signIn(server, username);
  return {
    id,
    call: async (method, procedure, input) => {
      const query = method === "GET" && input !== undefined ? `?input=${encodeURIComponent(JSON.stringify(input))}` : "";
      const { body } = await server.send(method, `/trpc/${procedure}${query}`, method === "POST" ? input : undefined, headers);
      return body.error ? body.error.data.reply : body.result.data;
    },
  };
}
