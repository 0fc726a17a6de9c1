import { createTransport } from "nodemailer";
import { errorField } from "#server/platform/errors/error-causes.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import type { Mailbox } from "./outgoing-mail.ts";
import type { Delivery } from "./outbox-queue.ts";

/** Longest duration of each step with the mail server; their sum is far below the duration of a claim. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** Whether the server refused this message or its recipient for good: another attempt would fail too. */
function isFinal(error: unknown): boolean {
  const code = errorField(error, "code");
  return Number(errorField(error, "responseCode")) >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}

/** Sends through one SMTP server, as the company. `smtpUrl`: `smtp://user:password@host:587` or `smtps://…`. */
export function smtpDelivery({ smtpUrl, sender }: { smtpUrl: string; sender: () => Promise<Mailbox> }): Delivery {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS_MS, disableFileAccess: true, disableUrlAccess: true });
  return async (id, { to, replyTo, subject, text, html, language, headers }) => {
    try {
      const from = await sender();
      await transport.sendMail({
        from,
        to,
        replyTo,
        subject,
        text,
        html,
        messageId: `<${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
        // Suppresses out-of-office replies.
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": language, ...headers },
      });
      return {};
    } catch (error) {
      return { error: reasonOf(error), isFinal: isFinal(error) };
    }
  };
}
