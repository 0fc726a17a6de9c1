import { nextNumber } from "#server/testing/next-number.ts";

/** The least that a redirection needs, from an address that no other has; `fields` says what matters to the test. */
export function aRedirection(fields: Record<string, unknown> = {}) {
  return { from_path: `/ancienne-page-${nextNumber()}`, to_url: "/produits", ...fields };
}
