import { readSession } from "#admin-app/session/session-store.ts";
import type { DraftKey } from "./server-copy.ts";

const PREFIX = "admin-drop:";

const nameOf = ({ noun, id, tab }: DraftKey) => `${PREFIX}${noun}:${id ?? "new"}:${tab}`;

/** Drafts that were ended, and of which the server has not heard yet: the page may go away before it does, and the next one tells it. */
export const pendingDrops = {
  /** In the storage that writes at once; where it takes nothing, the draft is offered once more. */
  add(key: DraftKey): void {
    try {
      localStorage.setItem(nameOf(key), readSession()?.user.username ?? "");
    } catch {
      // full, or forbidden
    }
  },
  remove: (key: DraftKey): void => localStorage.removeItem(nameOf(key)),
  /** Those of the administrator who is signed in. */
  all(): DraftKey[] {
    const me = readSession()?.user.username;
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX) && localStorage.getItem(name) === me);
    return names.map((name) => {
      const [noun = "", id, tab = ""] = name.slice(PREFIX.length).split(":");
      return { noun, id: id === "new" ? null : Number(id), tab };
    });
  },
};
