import { newToken } from "#admin-app/editor/token.ts";
import { draftStore } from "./draft-store.ts";

/** Beside the drafts: a browser that has lost them is another device. */
const KEY = "admin-device";

/** Names this browser, until it is tidied. */
export function deviceToken(): string {
  const known = draftStore.get(KEY);
  if (known !== undefined) return known;
  const token = newToken();
  void draftStore.set(KEY, token).catch(() => {}); // another name after the next load
  return token;
}
