import type { MikroORM } from "@mikro-orm/postgresql";
import type { AnyTRPCRouter } from "@trpc/server";
import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import { API_KEY_MARK } from "#contracts/api-key/api-key.ts";
import type { Language } from "#contracts/shared/language.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { limitConcurrency } from "#server/platform/http/limit-concurrency.ts";
import { readJson } from "#server/platform/http/read-body.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import { type Context as ProcedureContext, type OpenContext, readQueryLanguage, requesterOf } from "#server/platform/rpc/context.ts";
import { requireActor } from "#server/platform/rpc/trpc.ts";
import type { CurrentSettings } from "#server/platform/settings/settings-store.ts";
import { describeFailure, LocalizedError, mcpWords } from "./faults.ts";
import { writeSafeJson } from "./tool-results.ts";
import { createTools } from "./tools.ts";

const PATH = "/mcp";

/** Limits the messages that are answered at a time, and those that wait: an agent waits for each of its own. */
const ANSWERED_AT_ONCE = 4;
const WAITING_MAX = 50;
const WAITING_MS = 5_000;

/** Reads a page of the site within the request of a tool. */
type PageReader = (ctx: Context, url: string) => Promise<string>;

/** The services that answer `/mcp`. */
type McpParts = {
  openContext: OpenContext;
  appRouter: AnyTRPCRouter;
  orm: MikroORM;
  settings: CurrentSettings;
  publicUrl: () => string;
  readPage: PageReader;
  log: Logger;
};

/** Refuses the page of another site: it would read with the visitor's network, whatever name it gave this server.
 *  `Host` proves nothing then. */
function refuseForeign(ctx: Context, publicUrl: string, language: Language): void {
  const origin = ctx.get("origin");
  if (origin !== "" && origin !== new URL(publicUrl).origin) throw new LocalizedError("forbidden", mcpWords(language).foreignOrigin);
}

/** Opens the context of a request: of a visitor, or of an API key. Sessions, which belong to people, are refused. */
async function openContextOf(ctx: Context, openContext: OpenContext, language: Language): Promise<ProcedureContext> {
  const { mergePreference: _, ...requester } = requesterOf(ctx);
  const context = openContext({ ...requester, isRest: true });
  if (!requester.authorization) return context;
  if (!context.token?.startsWith(API_KEY_MARK)) throw new LocalizedError("unauthenticated", mcpWords(language).keysOnly);
  context.actor = await requireActor(context);
  return context;
}

/** Sends a JSON-RPC message; its error, which the protocol's library worded, in the language of the request. */
function send(ctx: Context, status: number, text: string, language: Language): void {
  ctx.status = status;
  if (text === "") {
    ctx.body = null;
    ctx.status = status;
    return;
  }
  const message: { error?: { code: number; message: string } } = JSON.parse(text);
  const { protocol } = mcpWords(language);
  if (message.error) message.error = { code: message.error.code, message: protocol[message.error.code] ?? protocol[-32_603] ?? "" };
  ctx.type = "application/json";
  ctx.body = writeSafeJson(message);
}

function sendError(ctx: Context, code: number, message: string): void {
  ctx.status = 400;
  ctx.type = "application/json";
  ctx.body = JSON.stringify({ jsonrpc: "2.0", id: null, error: { code, message } });
}

/** Answers `/mcp`, the Model Context Protocol over streamable HTTP: one message a request, no session, no stream.
 *  Cookies are not read. */
export function mcpEndpoint(parts: McpParts): Middleware {
  const limited = limitConcurrency(ANSWERED_AT_ONCE, WAITING_MAX, WAITING_MS);
  const offerTo = createTools(parts);

  async function answer(ctx: Context, language: Language): Promise<void> {
    const words = mcpWords(language);
    refuseForeign(ctx, parts.publicUrl(), language);
    if (ctx.method !== "POST") {
      ctx.set("Allow", "POST");
      throw new AppError("method_not_allowed");
    }
    const context = await openContextOf(ctx, parts.openContext, language);
    await readJson(ctx, async () => {});
    const { body } = ctx.request as { body?: unknown }; // as `readJson` leaves it
    // Loaded with the first message: it costs the start tenths of a second, and 10 MB.
    const { answerMessage, PROTOCOL_VERSIONS } = await import("./mcp-server.ts");
    const version = ctx.get("mcp-protocol-version");
    if (version !== "" && !PROTOCOL_VERSIONS.includes(version))
      return sendError(ctx, -32_000, words.otherVersion(PROTOCOL_VERSIONS.join(", ")));
    if (Array.isArray(body)) return sendError(ctx, -32_600, words.oneMessage);
    const { name } = await parts.settings();
    const readPage = (url: string) => parts.readPage(ctx, url);
    const offer = { name, instructions: words.instructions, ...offerTo(context, { language, readPage }) };
    const response = await limited(() => answerMessage(body, { version, offer }));
    return send(ctx, response.status, await response.text(), language);
  }

  return async (ctx) => {
    setLogRoute(ctx, PATH);
    ctx.set("Cache-Control", "no-store");
    const language = readQueryLanguage(ctx);
    try {
      await answer(ctx, language);
    } catch (thrown) {
      const { code, message, retryAfter, isBug } = describeFailure(thrown, language);
      if (isBug) throw thrown;
      if (code === "invalid")
        return sendError(ctx, -32_700, language === "fr" ? message : (mcpWords(language).protocol[-32_700] ?? message));
      throw new AppError(code, message, { ...(retryAfter && { retryAfter }) });
    }
  };
}
