import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { TestServer } from "./test-server.ts";

/** The result of a tool as a test reads it: its text, parsed where it is JSON. */
type Called = { isError: boolean; text: string; json: any };

/** The protocol's own client, connected to a server's `/mcp`. */
export type McpClient = Awaited<ReturnType<typeof connectMcp>>;

/** Connects the protocol's own client to `/mcp`, as a visitor or with an API key. */
export async function connectMcp({ url }: TestServer, { key, query = "" }: { key?: string; query?: string } = {}) {
  const client = new Client({ name: "a test", version: "1.0.0" });
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp${query}`), { requestInit: { headers } });
  await client.connect(transport);
  return {
    client,
    listTools: async () => (await client.listTools()).tools,
    async call(name: string, input: Record<string, unknown> = {}): Promise<Called> {
      const { content, isError = false } = await client.callTool({ name, arguments: input });
      const [{ text }] = content as [{ text: string }]; // every result of ours is one text
      return { isError: isError === true, text, json: text.startsWith("{") ? JSON.parse(text) : undefined };
    },
    close: () => client.close(),
  };
}
