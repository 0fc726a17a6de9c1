import { newToken } from "#admin-app/kit/token.ts";
import { draftStore } from "./draft-store.ts";

/** Names this tab until it is loaded again. */
export const TAB = newToken();

const LOCK = "admin-tab:";

/** Name of the tab's lock. */
export const TAB_LOCK = LOCK + TAB;

/** Lets other tabs see that this one is there. The browser takes the lock back when the tab goes, crashes included. */
export function holdTab(): void {
  holding ??= navigator.locks?.request(TAB_LOCK, () => new Promise<never>(() => {}));
}

// Without TLS a browser has no locks (undefined), whatever the types say.
let holding: Promise<unknown> | undefined;

/** The tabs that are open. None is known where the browser has no locks. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

/** Key of the device, kept beside the drafts: a browser that has lost them is another device. */
const DEVICE = "admin-device";

/** Names this browser, until it is tidied. */
export function deviceToken(): string {
  const known = draftStore.get(DEVICE);
  if (known !== undefined) return known;
  const token = newToken();
  void draftStore.set(DEVICE, token).catch(() => {}); // another name after the next load
  return token;
}
