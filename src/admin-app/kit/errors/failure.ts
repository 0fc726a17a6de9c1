import { isTRPCClientError } from "@trpc/client";
import { type ErrorReply, errorReplySchema } from "#contracts/shared/errors.ts";

/** Shown when no answer came back at all. */
export const UNREACHABLE_MESSAGE = "Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.";

/** Shown when an answer came back that is none of ours: a proxy's page, a broken release. */
export const UNREADABLE_MESSAGE = "Le serveur a répondu par une erreur inattendue. Réessayez dans un instant.";

/** A refusal that came over plain HTTP (uploads) instead of tRPC. */
export class RefusedRequest extends Error {
  readonly reply: ErrorReply;

  constructor(reply: ErrorReply) {
    super(reply.message);
    this.name = "RefusedRequest";
    this.reply = reply;
  }
}

/** The server's error in a failed call; nothing when no response of ours came back. */
export function replyOf(error: unknown): ErrorReply | undefined {
  if (error instanceof RefusedRequest) return error.reply;
  if (!isTRPCClientError(error)) return undefined;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("reply" in data)) return undefined;
  return errorReplySchema.safeParse(data.reply).data;
}

/** Checks that the server, or a proxy in front of it, responded at all. */
export function isAnswered(error: unknown): boolean {
  // `fetch` fails with a TypeError; an unreadable answer fails otherwise.
  return replyOf(error) !== undefined || (isTRPCClientError(error) && !(error.cause instanceof TypeError));
}

/** Checks that the outcome of a call is unknown: no response came, or one that does not say. Asking once more may mend
 *  it. */
export function isUncertain(error: unknown): boolean {
  const code = replyOf(error)?.code;
  return code === undefined || code === "unavailable" || code === "internal";
}

/** Checks that the same call, made again, may end otherwise: not where what it sends, who sends it, or what is stored
 *  refuses it. */
export function isWorthAnotherTry(error: unknown): boolean {
  const code = replyOf(error)?.code;
  return code === undefined || !["invalid", "forbidden", "not_found", "too_large", "conflict"].includes(code);
}

/** A French sentence for a failed call, fit to show. */
export function sentenceOf(error: unknown): string {
  return replyOf(error)?.message ?? (isAnswered(error) ? UNREADABLE_MESSAGE : UNREACHABLE_MESSAGE);
}

/** Messages of the refused fields, by name: for forms that are not editors. */
export function refusedFields(error: unknown): Partial<Record<string, string>> {
  return Object.fromEntries((replyOf(error)?.issues ?? []).map(({ path, message }) => [path, message]));
}
