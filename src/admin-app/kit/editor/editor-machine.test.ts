import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ACCESS, CONTENT, type EditorEvent, type EditorState, transition } from "./editor-machine.ts";

type Words = { text: string };

const ITEM = { id: 1, version: 4, updated_at: "2026-05-04T12:05:00.000Z" };
const ORIGIN = { base: { text: "Brume" }, version: 3 };
const ATTEMPT = { key: "k", input: {}, version: 3 };
const CONFLICT = { theirs: ITEM, collisions: [{ id: "1", path: ["text"], theirs: "Houle", mine: "Givre" }], over: 4 };
const CLEAN: EditorState<Words> = {
  content: "clean",
  access: "open",
  isDirty: false,
  origin: ORIGIN,
  setAside: [],
  formerTabs: [],
  tries: 0,
};

const NEXT = { origin: { base: { text: "Givre" }, version: 4 }, item: ITEM };

/** The state after these events, one after the other. */
const after = (start: Partial<EditorState<Words>>, ...events: EditorEvent<Words>[]) => events.reduce(transition, { ...CLEAN, ...start });

const statesOf = ({ content, access }: EditorState<Words>) => [content, access];

describe("the state of an editor", () => {
  it("follows a change through its save", () => {
    const saving = after({}, { type: "edited" }, { type: "submitted" }, { type: "attempted", attempt: ATTEMPT });
    expect(statesOf(saving)).toEqual(["dirty", "saving"]);
    const stored = after(saving, { type: "answered" }, { type: "stored", ...NEXT });
    expect(stored).toMatchObject({ content: "clean", access: "open", isDirty: false, origin: NEXT.origin, item: ITEM, tries: 1 });
    expect(stored.attempt).toBeUndefined();
  });

  it("stays dirty where more was typed while it was saved", () => {
    const stored = after({}, { type: "edited" }, { type: "submitted" }, { type: "answered" }, { type: "partlyStored", ...NEXT });
    expect(stored).toMatchObject({ content: "dirty", access: "open", isDirty: true, origin: NEXT.origin });
  });

  it("keeps an attempt whose outcome is unknown, and forgets one that was refused", () => {
    const saving = after({}, { type: "edited" }, { type: "submitted" }, { type: "attempted", attempt: ATTEMPT });
    const lost = after(saving, { type: "refused", failure: "lost", isUncertain: true });
    expect(lost).toMatchObject({ content: "dirty", access: "open", failure: "lost", attempt: ATTEMPT });
    expect(after(saving, { type: "refused", failure: "invalid", isUncertain: false }).attempt).toBeUndefined();
  });

  it("remembers the choices of a conflict until it is settled, or met again", () => {
    const conflict = after({}, { type: "edited" }, { type: "submitted" }, { type: "answered" }, { type: "collided", conflict: CONFLICT });
    expect(statesOf(conflict)).toEqual(["conflict", "open"]);
    const chosen = after(conflict, { type: "submitted", choices: { "1": "theirs" } });
    expect(after(chosen, { type: "refused", failure: "lost", isUncertain: true })).toMatchObject({
      content: "conflict",
      conflict: { choices: { "1": "theirs" } },
    });
    expect(after(chosen, { type: "answered" }, { type: "collided", conflict: CONFLICT }).conflict).toEqual(CONFLICT);
    expect(after(chosen, { type: "answered" }, { type: "stored", ...NEXT }).conflict).toBeUndefined();
  });

  it("goes on saving when another tab takes the record over, and is open again when it is given back", () => {
    const taken = after({}, { type: "edited" }, { type: "submitted" }, { type: "taken" });
    expect(statesOf(taken)).toEqual(["dirty", "takenElsewhere"]);
    const stored = after(taken, { type: "answered" }, { type: "stored", ...NEXT });
    expect(statesOf(stored)).toEqual(["clean", "takenElsewhere"]);
    expect(statesOf(after(stored, { type: "regained" }))).toEqual(["clean", "open"]);
  });

  it("keeps what is typed of a deleted item, which the next save makes again", () => {
    const deleted = after(
      {},
      { type: "submitted" },
      { type: "answered" },
      { type: "deleted", origin: { base: { text: "" }, version: undefined } },
    );
    expect(deleted).toMatchObject({ content: "deleted", isDirty: true, item: undefined, origin: { version: undefined } });
    expect(after(deleted, { type: "edited" }, { type: "reverted" }).content).toBe("deleted");
    expect(after(deleted, { type: "submitted" }, { type: "answered" }, { type: "stored", ...NEXT }).content).toBe("clean");
  });

  it("the state is restored until the user goes on, or takes the stored version", () => {
    const restored = { content: "restored", isDirty: true, restoredAt: "2026-05-04T12:05:00.000Z" } as const;
    expect(after(restored, { type: "edited" })).toMatchObject(restored);
    expect(after(restored, { type: "continued" })).toMatchObject({ content: "dirty", restoredAt: undefined });
    const aside = [{ values: { text: "Givre" }, ...ORIGIN }];
    expect(after(restored, { type: "reset", origin: ORIGIN, setAside: aside })).toMatchObject({ content: "clean", setAside: aside });
  });

  it("puts the words of other tabs under their names, each once", () => {
    const inherited = after({ formerTabs: ["a"] }, { type: "inherited", formerTabs: ["a", "b"] });
    expect(inherited.formerTabs).toEqual(["a", "b"]);
    expect(after(inherited, { type: "stored", ...NEXT }).formerTabs).toEqual([]);
  });
});

type Table = Record<string, Partial<Record<string, string>>>;

/** Draws one table of transitions, whose first state is where it begins: a line for each pair of states. */
function drawTable(table: Table): string[] {
  const pairs = Object.entries(table).flatMap(([from, transitions]) =>
    Object.entries(Object.groupBy(Object.entries(transitions), ([, to = ""]) => to)).map(
      ([to, events = []]) => `  ${from} --> ${to}: ${events.map(([event]) => event).join(", ")}`,
    ),
  );
  return [`  [*] --> ${Object.keys(table)[0]}`, ...pairs];
}

/** Draws tables of transitions as a Mermaid diagram, each a region of its own. */
function drawStates(tables: Record<string, Table>): string {
  const regions = Object.values(tables).map((table) => drawTable(table).join("\n"));
  return ["```mermaid", "stateDiagram-v2", "  state Editor {", regions.join("\n  --\n"), "  }", "```"].join("\n");
}

it("docs/editor-states.md shows every transition", () => {
  expect(readFileSync("docs/editor-states.md", "utf8")).toContain(drawStates({ CONTENT, ACCESS }));
});
