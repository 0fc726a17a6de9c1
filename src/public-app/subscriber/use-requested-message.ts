import { useRouter } from "@tanstack/react-router";
import { m } from "#messages/public-app/subscriber/messages";

/** The message after a subscription was requested: it announces a mail only where one can be sent, and at once only
 *  where it is not held. */
export function useRequestedMessage(isHeld: boolean): { title: string; text: string } {
  const { sendsMail } = useRouter().options.context;
  if (isHeld) return { title: m.heldTitle, text: m.heldText };
  return sendsMail ? { title: m.requestedTitle, text: m.requestedText } : { title: m.storedTitle, text: m.storedText };
}
