import type { RequestType } from "#contracts/contact-request/request-types.ts";

/** What each kind of request is called. */
export const REQUEST_TYPE_LABELS: Record<RequestType, string> = { demo: "Démo", quote: "Devis", support: "Support" };
