import { STATUS_CODES } from "node:http";
import { ERROR_MESSAGE, type ErrorReply } from "#contracts/shared/errors.ts";
import { UNREADABLE } from "../error-reply.ts";
import { DENY_ALL_POLICY } from "../security-headers.ts";

/** The replies to requests that never reach the Koa stack, by status. */
const REPLIES = {
  400: { code: "invalid", message: UNREADABLE },
  408: { code: "invalid", message: "Cette demande n’est pas arrivée à temps." },
  413: { code: "too_large", message: ERROR_MESSAGE.too_large },
  417: { code: "invalid", message: "L’en-tête Expect de cette demande n’est pas accepté." },
  431: { code: "too_large", message: "Les en-têtes de cette demande sont trop volumineux." },
} satisfies Record<number, Omit<ErrorReply, "success">>;

/** A status with which a request is refused before it reaches the Koa stack. */
export type EarlyStatus = keyof typeof REPLIES;

/** The headers and the JSON body of such a refusal; the connection ends with it. Source: REST-5, HDR-1. */
export function earlyRefusal(status: EarlyStatus): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ success: false, ...REPLIES[status] } satisfies ErrorReply);
  return {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
      "Cache-Control": "no-store",
      "Content-Security-Policy": DENY_ALL_POLICY,
      "Cross-Origin-Resource-Policy": "same-site",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      Connection: "close",
    },
    body,
  };
}

/** Such a refusal as it stands on the connection, for where Node gives no response to write to. */
export function earlyRefusalText(status: EarlyStatus): string {
  const { headers, body } = earlyRefusal(status);
  const lines = Object.entries(headers).map((header) => header.join(": "));
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
