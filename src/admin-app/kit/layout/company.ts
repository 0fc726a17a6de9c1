/** What the company is called, as the page that loaded the back office says: settings that are saved hold from the next load. */
export const COMPANY = globalThis.document?.documentElement.dataset.company ?? "la société"; // tests of a part have no page
