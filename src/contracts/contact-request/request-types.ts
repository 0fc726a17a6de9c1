/** Kinds of request, the default first. Source: REQ-1. */
export const REQUEST_TYPES = ["demo", "quote", "support"] as const;

export type RequestType = (typeof REQUEST_TYPES)[number];

/** What the back office calls each kind. */
export const REQUEST_TYPE_LABELS: Record<RequestType, string> = { demo: "Démo", quote: "Devis", support: "Support" };

/** The kind that an address or a form names, if it is one. */
export function parseRequestType(value: unknown): RequestType | undefined {
  return REQUEST_TYPES.find((known) => known === value);
}
