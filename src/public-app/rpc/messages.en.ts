import type { ErrorCode } from "#contracts/shared/errors.ts";

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  invalid: "Some fields need to be corrected.",
  not_found: "This item does not exist, or no longer does.",
  too_large: "This request is too large.",
  too_many_requests: "Too many attempts. Please try again later.",
  unavailable: "The service is briefly unavailable. Please try again in a moment.",
};

export const m: typeof import("./messages.fr.ts").m = {
  offline: "The server is not responding. Please check your internet connection.",
  unknown: "Unknown error",
  sentenceOf: ({ code }) => SENTENCES[code] ?? "Something unexpected happened. Please try again.",
};
