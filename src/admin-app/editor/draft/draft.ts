import { TAB } from "./tab.ts";

/** Values that are written, and what they started from: the values and the version of the entity (none for a new one). */
export type Writing<Values> = { values: Values; base: Values; version: number | undefined };

/** What another administrator stored while this was written. */
export type Theirs<Values> = Omit<Writing<Values>, "values"> & { savedAt: string };

/** What was put aside for another version, and can be taken up again. */
export type SetAside<Values> = Writing<Values> & { theirs?: Theirs<Values> | undefined };

/** What was being written in one tab. */
export type Draft<Values> = Writing<Values> & {
  savedAt: string;
  /** Set when the tab was closed or loaded again, so that the next editor of the record may go on from it. */
  isLeft?: boolean;
  /** What a save under way, or without an answer, sent. */
  attempt?: unknown;
  setAside?: SetAside<Values>[];
};

/** A draft, and the tab that it was written in. */
export type FoundDraft<Values> = { tab: string; draft: Draft<Values> };

/** Names what is written about one item of a noun, or about a new one. */
export const recordOf = (noun: string, id: number | undefined) => `${noun}:${id ?? "new"}`;

const PREFIX = "admin-draft:";

/** How the keys of a record's drafts begin; each ends with its tab, so that no tab writes over another's words. */
const keysOf = (record: string) => `${PREFIX}${record}:`;

export function isDraftKey(key: string | null, record: string): boolean {
  return key?.startsWith(keysOf(record)) ?? false;
}

/** A stored draft, if it still has the fields of `sample`: one of an older release may not. */
function parseDraft<Values extends object>(stored: string, sample: Values): Draft<Values> | undefined {
  try {
    const draft: Partial<Draft<Values>> | null = JSON.parse(stored);
    const isWhole = (values: Values | undefined) => typeof values === "object" && Object.keys(sample).every((field) => field in values);
    // Checked just above, field by field.
    if (isWhole(draft?.values) && isWhole(draft?.base) && typeof draft?.savedAt === "string") return draft as Draft<Values>;
  } catch {
    // not JSON: no draft of ours
  }
  return undefined;
}

/** Every tab's draft of a record, newest first. Those that cannot be read are dropped. */
export function draftsOf<Values extends object>(record: string, sample: Values): FoundDraft<Values>[] {
  const start = keysOf(record);
  const found = Object.keys(localStorage).flatMap((key) => {
    if (!key.startsWith(start)) return [];
    const draft = parseDraft(localStorage.getItem(key) ?? "", sample);
    if (!draft) localStorage.removeItem(key);
    return draft ? [{ tab: key.slice(start.length), draft }] : [];
  });
  return found.toSorted((one, other) => other.draft.savedAt.localeCompare(one.draft.savedAt));
}

/** Stores a draft as this tab's. */
export function writeDraft<Values>(record: string, draft: Omit<Draft<Values>, "savedAt">): void {
  try {
    localStorage.setItem(keysOf(record) + TAB, JSON.stringify({ ...draft, savedAt: new Date().toISOString() }));
  } catch {
    // storage is full or forbidden: the form itself still holds everything
  }
}

export function dropDraft(record: string, tab = TAB): void {
  localStorage.removeItem(keysOf(record) + tab);
}

/** Marks all drafts of this tab as left, so that the next editor of their records goes on from them; those whose form is closed already
 *  (an expired session) too. */
export function leaveDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX) || !key.endsWith(`:${TAB}`)) continue;
    const draft = parseDraft(localStorage.getItem(key) ?? "", {});
    if (draft) localStorage.setItem(key, JSON.stringify({ ...draft, isLeft: true }));
  }
}

/** The draft to go on from where a record is opened: this tab's own, else the newest that a tab left, which becomes this one's. */
export function takeDraft<Values extends object>(record: string, sample: Values): Draft<Values> | undefined {
  const drafts = draftsOf(record, sample);
  const own = drafts.find(({ tab }) => tab === TAB) ?? drafts.find(({ draft }) => draft.isLeft);
  if (!own) return undefined;
  if (own.tab !== TAB) {
    const { savedAt: _, isLeft: __, ...draft } = own.draft;
    writeDraft(record, draft);
    dropDraft(record, own.tab);
  }
  return own.draft;
}
