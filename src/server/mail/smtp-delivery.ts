import { createTransport } from "nodemailer";
import { BRAND } from "#contracts/shared/brand.ts";
import { reasonOf } from "#server/start-error.ts";
import type { Delivery } from "./mail-worker.ts";

/** Milliseconds that a mail server may take for each step; together far less than a claim lasts. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** Answers about this one message or its reader, not about us: asking again changes nothing. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}

/** Sends through one SMTP server, as the company. `smtpUrl`: `smtp://user:password@host:587` or `smtps://…`. */
export function smtpDelivery({ smtpUrl, from }: { smtpUrl: string; from: string }): Delivery {
  const transport = createTransport({ url: smtpUrl, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true });
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return async (id, { to, replyTo, subject, text, html, language, headers }) => {
    try {
      await transport.sendMail({
        from: { name: BRAND.name, address: from },
        to,
        replyTo,
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        // Nobody's holiday answer has to answer a machine.
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": language, ...headers },
      });
      return {};
    } catch (error) {
      return { error: reasonOf(error), isFinal: isFinal(error) };
    }
  };
}
