/** The least that a contact request needs; `fields` says what matters to the test. */
export function aContactRequest(fields: Record<string, unknown> = {}) {
  return {
    requestType: "demo" as const,
    firstName: "Leïla",
    lastName: "Ben Salah",
    email: "leila@example.com",
    message: "Je souhaite une démonstration.",
    consent: true,
    ...fields,
  };
}
