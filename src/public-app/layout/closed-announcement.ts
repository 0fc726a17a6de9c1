/** Stays in the visitor's tab until it is closed, and is never sent anywhere. */
const STORAGE_KEY = "annonce";

/** The announcement that the visitor closed, if any. */
export function closedAnnouncement(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // the visitor's browser stores nothing
  }
}

/** Leaves an announcement out for the rest of the visit. */
export function closeAnnouncement(text: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // It is closed on this page all the same.
  }
}
