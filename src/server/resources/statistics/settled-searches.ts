import { createHmac, randomBytes } from "node:crypto";
import type { Language } from "#contracts/shared/language.ts";

/** Who searches, as far as it must be told from others for half a minute. */
export type Visitor = { peer: string; userAgent: string };

/** A term that was not typed further within this time is what was searched for. */
const SETTLED_MS = 30_000;

/** Most visitors whose typing is followed at a time; the searches of others are passed over. */
const FOLLOWED_MAX = 5_000;

/** What was searched for, and the language of the pages on which it was. */
export type Search = { term: string; language: Language };

type Typed = Search & { at: number };

/** Whether one of two searches is the other one, typed further. */
function isSameTyping(a: Search, b: Search): boolean {
  return a.language === b.language && (a.term.startsWith(b.term) || b.term.startsWith(a.term));
}

/** Tells what was searched for from what was typed letter by letter. A visitor is a hash under a random salt; neither is ever stored, and the hash is
 *  gone half a minute after the last letter. */
export function createSettledSearches(onSettled: (search: Search, at: Date) => void) {
  const salt = randomBytes(32);
  const typing = new Map<string, Typed>();
  const settle = ({ at, ...search }: Typed) => onSettled(search, new Date(at));

  return {
    /** A term that extends or shortens the visitor's last one takes its place; another one settles it. */
    type: (search: Search, { peer, userAgent }: Visitor, now: Date): void => {
      const visitor = createHmac("sha256", salt).update(`${peer}\n${userAgent}`).digest("base64url");
      const last = typing.get(visitor);
      if (!last && typing.size >= FOLLOWED_MAX) return;
      if (last && !isSameTyping(last, search)) settle(last);
      typing.set(visitor, { ...search, at: now.getTime() });
    },
    /** Settles what nobody types any further; with `isLast` all. */
    settle(now: Date, { isLast }: { isLast: boolean }): void {
      for (const [visitor, last] of typing) {
        if (!isLast && now.getTime() - last.at < SETTLED_MS) continue;
        typing.delete(visitor);
        settle(last);
      }
    },
  };
}
