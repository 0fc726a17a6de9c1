import type { Letter } from "#contracts/letter/letter.ts";
import type { SendingState } from "#contracts/letter/sending.ts";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { countOf, formatCount } from "#admin-app/kit/layout/count-of.ts";

const STATES: Record<SendingState, { label: string; color: string }> = {
  planned: { label: "Programmée", color: "blue" },
  sending: { label: "Envoi en cours", color: "amber" },
  stopped: { label: "Envoi arrêté", color: "red" },
  sent: { label: "Envoyée", color: "teal" },
};

/** State of a letter, as its badge says it. */
export function sendingState({ sending }: Pick<Letter, "sending">): { label: string; color: string } {
  return sending ? STATES[sending.state] : { label: "Brouillon", color: "gray" };
}

/** Says in a line how far the sending of a letter is; empty for one that is not confirmed. */
export function sendingSentence({ send_at, sending }: Pick<Letter, "send_at" | "sending">): string {
  if (!sending || !send_at) return "";
  const { state, started_at, recipients, sent } = sending;
  if (state === "planned") return `Elle partira le ${formatMoment(send_at)}`;
  if (state === "sent") return `Envoyée le ${formatMoment(started_at ?? send_at)} à ${countOf(sent, "abonné")}`;
  const share = `${formatCount(sent)} sur ${formatCount(recipients)}`;
  return state === "sending" ? `${share} envoyées` : `Arrêtée\u202f: ${share} envoyées`;
}
