import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { CallToolRequestSchema, ListToolsRequestSchema, SUPPORTED_PROTOCOL_VERSIONS, type Tool } from "@modelcontextprotocol/sdk/types.js";
import { VERSION } from "#server/platform/observability/log.ts";
import type { ToolResult } from "./tool-results.ts";

/** The tools that a message may ask for, and how the server presents itself. */
export type Offer = {
  name: string;
  instructions: string;
  listTools: () => ListedTool[];
  callTool: (name: string, input: Record<string, unknown>) => Promise<ToolResult>;
};

/** A tool as a list shows it. */
export type ListedTool = Pick<Tool, "name" | "description" | "inputSchema" | "annotations">;

/** The versions of the protocol that are spoken, newest first. */
export const PROTOCOL_VERSIONS: readonly string[] = SUPPORTED_PROTOCOL_VERSIONS;

/** Stand-in for the validator of what a client fills in: no form is asked for, and the SDK would compile one for each
 *  request. */
const NO_VALIDATOR = {
  getValidator: () => () => ({ valid: false as const, data: undefined, errorMessage: "nothing is asked for" }),
};

/** Answers one JSON-RPC message. Nothing is kept between two, so that any instance answers any of them. */
export async function answerMessage(message: unknown, { version, offer }: { version: string; offer: Offer }): Promise<Response> {
  const { name, instructions, listTools, callTool } = offer;
  const server = new Server({ name, version: VERSION }, { capabilities: { tools: {} }, instructions, jsonSchemaValidator: NO_VALIDATOR });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listTools() }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => ({ ...(await callTool(params.name, params.arguments ?? {})) }));
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const headers = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
    ...(version !== "" && { "mcp-protocol-version": version }),
  };
  try {
    return await transport.handleRequest(new Request("http://localhost/mcp", { method: "POST", headers }), { parsedBody: message });
  } finally {
    await server.close();
  }
}
