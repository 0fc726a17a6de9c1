import type { ErrorCode, ErrorReply, Issue } from "#contracts/shared/errors.ts";
import { m } from "#messages/public-app/rpc/messages";
import type { Rpc } from "./rpc.ts";

/** A failed call, worded for the visitor. `code` is `offline` when no answer came at all. */
export class RpcFailure extends Error {
  readonly code: ErrorCode | "offline";
  /** The faulty fields, if any. */
  readonly issues: Issue[];

  constructor(code: ErrorCode | "offline", message: string, cause: unknown) {
    super(message, { cause });
    this.name = "RpcFailure";
    this.code = code;
    this.issues = replyOf(cause)?.issues ?? [];
  }
}

function replyOf(error: unknown): ErrorReply | undefined {
  // The server's errors carry its reply; all others have nothing of this name.
  return (error as { data?: { reply?: ErrorReply } } | null)?.data?.reply;
}

/** Reads what a call rejected with: the server's own sentence where there is one, never a technical text. */
export function toRpcFailure(error: unknown): RpcFailure {
  const reply = replyOf(error);
  if (reply) return new RpcFailure(reply.code, m.sentenceOf(reply), error);
  const isUnanswered = error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);
  return isUnanswered ? new RpcFailure("offline", m.offline, error) : new RpcFailure("internal", m.unknown, error);
}

/** Whether a call failed because what it asks for is not there, or can be no one's name. */
export function isUnknown(error: unknown): boolean {
  return error instanceof RpcFailure && (error.code === "not_found" || error.code === "invalid");
}

/** Pause in typing after which the server is asked: shorter than anyone sees, longer than the time between two letters
 *  of a quick typist. */
export const TYPING_PAUSE_MS = 100;

/** Asks the server; a failure comes as an `RpcFailure`. The client is fetched at its first use: a page's first data
 *  comes with it. */
export async function ask<Value>(loadRpc: () => Promise<Rpc>, call: (rpc: Rpc) => Promise<Value>): Promise<Value> {
  try {
    return await call(await loadRpc());
  } catch (error) {
    throw toRpcFailure(error);
  }
}
