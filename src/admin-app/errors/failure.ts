import { isTRPCClientError } from "@trpc/client";
import { type ErrorReply, errorReplySchema } from "#contracts/shared/errors.ts";

/** Said when no answer came back at all. */
export const UNREACHABLE_MESSAGE = "Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.";

/** A refusal that came over plain HTTP (uploads) instead of tRPC. */
export class RefusedRequest extends Error {
  readonly reply: ErrorReply;

  constructor(reply: ErrorReply) {
    super(reply.message);
    this.name = "RefusedRequest";
    this.reply = reply;
  }
}

/** What the server answered a failed call with, or nothing when no answer of ours came back. */
export function replyOf(error: unknown): ErrorReply | undefined {
  if (error instanceof RefusedRequest) return error.reply;
  if (!isTRPCClientError(error)) return undefined;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("reply" in data)) return undefined;
  return errorReplySchema.safeParse(data.reply).data;
}

/** A French sentence for a failed call, fit to show. */
export function sentenceOf(error: unknown): string {
  return replyOf(error)?.message ?? UNREACHABLE_MESSAGE;
}
