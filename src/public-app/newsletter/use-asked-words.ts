import { useRouter } from "@tanstack/react-router";
import { m } from "#messages/public-app/newsletter/messages";

/** What is said to somebody who asked for the newsletter: that a mail is on its way, only where one can be. */
export function useAskedWords(): { title: string; text: string } {
  const { sendsMail } = useRouter().options.context;
  return sendsMail ? { title: m.askedTitle, text: m.askedText } : { title: m.keptTitle, text: m.keptText };
}
