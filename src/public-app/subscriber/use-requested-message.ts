import { useRouter } from "@tanstack/react-router";
import { m } from "#messages/public-app/subscriber/messages";

/** The message after a subscription was requested: it announces a mail only where one can be sent. */
export function useRequestedMessage(): { title: string; text: string } {
  const { sendsMail } = useRouter().options.context;
  return sendsMail ? { title: m.requestedTitle, text: m.requestedText } : { title: m.storedTitle, text: m.storedText };
}
