import type { REQUEST_TYPES } from "#contracts/contact-request/contact-request.ts";

/** What each kind of request is called. */
export const REQUEST_TYPE_LABELS: Record<(typeof REQUEST_TYPES)[number], string> = { demo: "Démo", quote: "Devis", support: "Support" };
