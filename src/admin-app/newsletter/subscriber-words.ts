import type { SubscriberStatus } from "./subscriber-filter.ts";

/** Where a subscriber stands, in words, and the colour of it. */
export const SUBSCRIBER_STANDINGS: Record<SubscriberStatus, { label: string; color: string }> = {
  pending: { label: "En attente", color: "amber" },
  confirmed: { label: "Confirmé", color: "teal" },
  unsubscribed: { label: "Désabonné", color: "gray" },
};
