/** Names the words of `consent.fr.ts` and `consent.en.ts`; stored with every agreement. Changes whenever one of them does. */
export const CONSENT_VERSION = "2026-11-22";
