import type { Choice } from "#contracts/merge/merge.ts";
import type { Conflict, SetAside, Writing } from "#admin-app/kit/draft/draft.ts";
import type { EditedItem, Fields, SaveKind } from "./edited-resource.ts";
import type { Attempt } from "./saving/save.ts";

/** Content of a form, compared with what is stored. */
export type Content = "clean" | "dirty" | "restored" | "conflict" | "deleted";

/** Whether a form may be written in and saved at this moment. */
export type Access = "open" | "saving" | "takenElsewhere";

/** Starting point of a form: the values that were read, and their version; `hasOwnBase` where that version has other
 *  values. */
export type Origin<Values> = Omit<Writing<Values>, "values">;

/** Displayed result of the last save. */
export type Confirmation = { message: string; kind: SaveKind };

type Filled<Values> = { origin: Origin<Values>; setAside: SetAside<Values>[]; item?: EditedItem | undefined };
type Stored<Values> = { origin: Origin<Values>; item: EditedItem; confirmation?: Confirmation | undefined };

/** Payload of each event. */
type Payloads<Values> = {
  /** The values differ from the origin now, or are the same again. */
  edited: object;
  reverted: object;
  /** The person goes on with what was restored. */
  continued: object;
  /** Other values fill the form: they are changes, or they are what is stored. */
  filled: Filled<Values>;
  reset: Filled<Values>;
  submitted: { choices?: Record<string, Choice> | undefined };
  /** The form's own check found faults. */
  invalid: object;
  attempted: { attempt: Attempt<Fields> };
  /** The words come from these tabs. */
  inherited: { formerTabs: string[] };
  /** A save was answered, or failed; what comes of an answer is an event of its own. */
  answered: object;
  refused: { failure: unknown; isUncertain: boolean };
  /** All that the form holds is stored, or what it held when it was sent. */
  stored: Stored<Values>;
  partlyStored: Stored<Values>;
  collided: { conflict: Conflict };
  deleted: { origin: Origin<Values> };
  /** Another tab takes the record over, or this one has it back. */
  taken: object;
  regained: object;
};

export type EventType = keyof Payloads<unknown>;
export type EditorEvent<Values> = { [Type in EventType]: { type: Type } & Payloads<Values>[Type] }[EventType];

type Table<State extends string> = Record<State, Partial<Record<EventType, State>>>;

/** Transitions of what a form holds; an event that is not named changes nothing of it. */
export const CONTENT: Table<Content> = {
  clean: { edited: "dirty", filled: "dirty", partlyStored: "dirty", collided: "conflict", deleted: "deleted" },
  dirty: { reverted: "clean", reset: "clean", stored: "clean", collided: "conflict", deleted: "deleted" },
  restored: {
    continued: "dirty",
    filled: "dirty",
    partlyStored: "dirty",
    reverted: "clean",
    reset: "clean",
    stored: "clean",
    collided: "conflict",
    deleted: "deleted",
  },
  conflict: { filled: "dirty", partlyStored: "dirty", reset: "clean", stored: "clean", deleted: "deleted" },
  deleted: { partlyStored: "dirty", stored: "clean" },
};

/** Transitions of whether it may be written in. */
export const ACCESS: Table<Access> = {
  open: { submitted: "saving", taken: "takenElsewhere" },
  saving: { answered: "open", refused: "open", taken: "takenElsewhere" },
  takenElsewhere: { regained: "open" },
};

/** State of one editor. What it holds and whether it may be written in are independent: a save under way goes on when
 *  another tab takes over. */
export type EditorState<Values> = {
  content: Content;
  access: Access;
  /** Whether the values differ from the origin. */
  isDirty: boolean;
  origin: Origin<Values>;
  /** The item as this form stored or read it last. */
  item?: EditedItem | undefined;
  conflict?: Conflict | undefined;
  /** Words put aside for another version, which can be taken up again. */
  setAside: SetAside<Values>[];
  /** The time at which a restored draft was written. */
  restoredAt?: string | undefined;
  /** The last try to save whose outcome is unknown. */
  attempt?: Attempt<Fields> | undefined;
  /** The tabs that these words stood in before, on any device. */
  formerTabs: string[];
  /** Error of the last try, and number of the tries that have ended. */
  failure?: unknown;
  tries: number;
  confirmation?: Confirmation | undefined;
};

const SETTLED = { conflict: undefined, restoredAt: undefined };
const UNSAID = { failure: undefined, confirmation: undefined };

/** Gives what an event changes beside the two states. */
function changes<Values>(state: EditorState<Values>, event: EditorEvent<Values>): Partial<EditorState<Values>> {
  const { tries, conflict } = state;
  switch (event.type) {
    case "edited":
    case "reverted":
      return { isDirty: event.type === "edited" };
    case "continued":
      return { restoredAt: undefined };
    case "filled":
    case "reset": {
      const { origin, setAside, item = state.item } = event;
      return { ...SETTLED, ...UNSAID, isDirty: event.type === "filled", origin, setAside, item };
    }
    case "submitted":
      return { confirmation: undefined, ...(conflict && event.choices && { conflict: { ...conflict, choices: event.choices } }) };
    case "invalid":
      return { failure: undefined };
    case "inherited":
      return { formerTabs: [...new Set([...state.formerTabs, ...event.formerTabs])] };
    case "attempted":
      return { attempt: event.attempt };
    case "answered":
      return { failure: undefined, attempt: undefined, tries: tries + 1 };
    case "refused":
      return { failure: event.failure, tries: tries + 1, ...(!event.isUncertain && { attempt: undefined }) };
    case "stored":
    case "partlyStored": {
      const { origin, item, confirmation } = event;
      return { ...SETTLED, isDirty: event.type === "partlyStored", origin, item, confirmation, setAside: [], formerTabs: [] };
    }
    case "collided":
      return { ...UNSAID, conflict: event.conflict };
    case "deleted":
      return { ...SETTLED, isDirty: true, origin: event.origin, item: undefined, setAside: [], formerTabs: [] };
    case "taken":
    case "regained":
      return {};
  }
}

/** Gives the state after an event. */
export function transition<Values>(state: EditorState<Values>, event: EditorEvent<Values>): EditorState<Values> {
  const { content, access } = state;
  const next = { content: CONTENT[content][event.type] ?? content, access: ACCESS[access][event.type] ?? access };
  return { ...state, ...changes(state, event), ...next };
}
