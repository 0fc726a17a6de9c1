import type { Choice, Collision } from "#contracts/merge/merge.ts";
import type { EditedItem, Fields } from "#admin-app/kit/editor/edited-resource.ts";
import type { Attempt } from "#admin-app/kit/editor/saving/save.ts";
import { readSession } from "#admin-app/kit/session/session-store.ts";
import { serverCopies } from "./copies.ts";
import { DRAFT_PREFIX } from "./draft-storage.ts";
import { draftStore } from "./draft-store.ts";
import type { DraftKey } from "./server-copies.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { TAB } from "./tab.ts";

/** A change that waits in a launch, which a form goes on from. `isAsPut` while the form holds what waits there: nothing
 *  of it is lost when the form is closed. */
export type Waiting = { launch: { id: number; title: string }; key: string; at: string; isAsPut?: boolean };

/** Edited values, and what they started from: the values and the version of the entity (none for a new one).
 *  `hasOwnBase` where that version has other values, `waiting` where they wait in a launch. */
export type Writing<Values> = {
  values: Values;
  base: Values;
  version: number | undefined;
  hasOwnBase?: boolean | undefined;
  waiting?: Waiting | undefined;
};

/** Another version that is stored, and the changes that collide with it. `choices` are those that a save was tried
 *  with; `over` is the version that they are about. */
export type Conflict = { theirs: EditedItem; collisions: Collision[]; over?: number | undefined; choices?: Record<string, Choice> };

/** Words put aside for another version, which can be taken up again, with the conflict that they were in. */
export type SetAside<Values> = Writing<Values> & { conflict?: Conflict | undefined };

/** A draft of one tab. */
export type Draft<Values> = Writing<Values> & {
  /** Time of its last edit. */
  savedAt: string;
  /** The administrator who wrote it; earlier releases did not say. */
  by?: string | undefined;
  /** Set when the tab was closed or loaded again, so that the next editor of the record may go on from it. */
  isLeft?: boolean;
  /** Input of a save that is under way or got no reply. */
  attempt?: Attempt<Fields> | undefined;
  /** The tabs that these words stood in before, on any device. */
  formerTabs?: string[];
  setAside?: SetAside<Values>[];
};

/** A draft before it is stored. */
export type Unstored<Values> = Omit<Draft<Values>, "savedAt" | "by"> & { savedAt?: string };

/** A draft, and the tab that it was written in. */
export type FoundDraft<Values> = { tab: string; draft: Draft<Values> };

/** Names what is written about one item of a resource, or about a new one. */
export const recordOf = (resource: string, id: number | undefined) => `${resource}:${id ?? "new"}`;

/** Prefix of the keys of a record's drafts; each ends with its tab, so that no tab overwrites another's words. */
const keysOf = (record: string) => `${DRAFT_PREFIX}${record}:`;

export function isDraftKey(key: string, record: string): boolean {
  return key.startsWith(keysOf(record));
}

/** Whether this browser holds a tab's draft of a record. */
export function hasDraft(record: string, tab: string): boolean {
  return draftStore.get(keysOf(record) + tab) !== undefined;
}

/** Names a tab's draft as the server does; undefined for what is no record of a resource. */
export function serverKeyOf(record: string, tab: string): DraftKey | undefined {
  const [resource = "", id] = record.split(":");
  return id === undefined ? undefined : { noun: resource, id: id === "new" ? null : Number(id), tab };
}

/** Adds the fields that an older release did not know, with a new record's values. */
function withAllFields<Values extends object, Kept extends Writing<Values>>(kept: Kept, sample: Values): Kept {
  return { ...kept, base: { ...sample, ...kept.base }, values: { ...sample, ...kept.values } };
}

const isFields = (values: unknown) => typeof values === "object" && values !== null;

/** A stored draft with every field of `sample`, whichever release wrote it; undefined for what is no draft. */
export function parseDraft<Values extends object>(stored: string, sample: Values): Draft<Values> | undefined {
  try {
    const draft: Draft<Values> | null = JSON.parse(stored);
    if (!draft || !isFields(draft.values) || !isFields(draft.base) || typeof draft.savedAt !== "string") return undefined;
    const setAside = draft.setAside?.map((version) => withAllFields(version, sample));
    return { ...withAllFields(draft, sample), ...(setAside && { setAside }) };
  } catch {
    return undefined; // not JSON: no draft of ours
  }
}

/** Every tab's draft of a record, newest first: those of the administrator who is signed in. Those that cannot be read
 *  are dropped. */
export function draftsOf<Values extends object>(record: string, sample: Values): FoundDraft<Values>[] {
  const start = keysOf(record);
  const me = readSession()?.user.username;
  const found = draftStore.keys().flatMap((key) => {
    if (!key.startsWith(start)) return [];
    const draft = parseDraft(draftStore.get(key) ?? "", sample);
    if (!draft) void draftStore.remove(key);
    const isMine = draft?.by === undefined || me === undefined || draft.by === me;
    return draft && isMine ? [{ tab: key.slice(start.length), draft }] : [];
  });
  return found.toSorted((one, other) => other.draft.savedAt.localeCompare(one.draft.savedAt));
}

/** Stores a draft as this tab's, written in now unless it says when; gives it as it was stored. `stored` fails when the
 *  browser stores nothing more. */
export function writeDraft<Values>(
  record: string,
  draft: Unstored<Values> & Pick<Draft<Values>, "by">,
): { text: string; stored: Promise<void> } {
  const text = JSON.stringify({ savedAt: new Date().toISOString(), ...draft });
  const key = keysOf(record) + TAB;
  return { text, stored: draft.isLeft ? draftStore.leave(key, text) : draftStore.set(key, text) };
}

/** Leaves a draft of a record for the form that is opened next. Other drafts of it stay. */
export function leaveDraft<Values>(record: string, draft: Writing<Values>): Promise<void> {
  const text = JSON.stringify({ ...draft, savedAt: new Date().toISOString(), by: readSession()?.user.username, isLeft: true });
  return draftStore.leave(keysOf(record) + newToken(), text);
}

/** Drops a tab's draft of a record, here and on the server. */
export function dropDraft(record: string, tab = TAB): void {
  void draftStore.remove(keysOf(record) + tab);
  const key = serverKeyOf(record, tab);
  if (key) serverCopies.drop(key, tab !== TAB);
}

/** Marks all drafts of this tab as left, so that the next editor of their records goes on from them. Includes those
 *  whose form is closed already (an expired session). */
export function leaveDrafts(): void {
  for (const key of draftStore.keys()) {
    if (!key.startsWith(DRAFT_PREFIX) || !key.endsWith(`:${TAB}`)) continue;
    const draft = parseDraft(draftStore.get(key) ?? "", {});
    // A page that goes away has no one to tell.
    if (draft) void draftStore.leave(key, JSON.stringify({ ...draft, isLeft: true })).catch(() => {});
  }
}

/** The draft to go on from where a record is opened: this tab's own, else the newest that a tab left, which becomes
 *  this one's. */
export function takeDraft<Values extends object>(record: string, sample: Values): Draft<Values> | undefined {
  const drafts = draftsOf(record, sample);
  const own = drafts.find(({ tab }) => tab === TAB) ?? drafts.find(({ draft }) => draft.isLeft);
  if (!own) return undefined;
  if (own.tab !== TAB) {
    const { isLeft: _, formerTabs = [], ...left } = own.draft;
    const draft = { ...left, formerTabs: [...formerTabs, own.tab] };
    const [from, to] = [keysOf(record) + own.tab, keysOf(record) + TAB];
    // Where it is not stored, the form says so at its next write.
    void draftStore.move(from, to, JSON.stringify(draft)).catch(() => {});
    const key = serverKeyOf(record, own.tab);
    if (key) serverCopies.drop(key, true);
    return draft;
  }
  return own.draft;
}
