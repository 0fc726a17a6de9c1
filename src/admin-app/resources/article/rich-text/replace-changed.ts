import { ChangeSet, type TokenEncoder } from "@tiptap/pm/changeset";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import { ReplaceStep, StepMap } from "@tiptap/pm/transform";

/** Tells characters and blocks apart by all that they are, formatting and attributes included. */
const WHOLE: TokenEncoder<string> = {
  encodeCharacter: (code, marks) => `${code} ${marks.length === 0 ? "" : JSON.stringify(marks)}`,
  encodeNodeStart: ({ type, attrs, marks }) => JSON.stringify([type.name, attrs, marks]),
  encodeNodeEnd: ({ type }) => `/${type.name}`,
  compareTokens: (one, other) => one === other,
};

/** Lists the differences of two texts, in order. */
function listChanges(doc: Node, next: Node) {
  const all = new StepMap([0, doc.content.size, next.content.size]);
  return ChangeSet.create(doc, undefined, WHOLE).addSteps(next, [all], null).changes;
}

type Changes = ReturnType<typeof listChanges>;

/** Replaces each difference by itself, from the last to the first. Undefined where that does not lead to `next` (blocks
 *  that were put into another one). */
function replaceEach({ tr }: EditorState, next: Node, changes: Changes): Transaction | undefined {
  for (const { fromA, toA, fromB, toB } of changes.toReversed())
    if (tr.maybeStep(new ReplaceStep(fromA, toA, next.slice(fromB, toB))).failed !== null) return undefined;
  return tr.doc.eq(next) ? tr : undefined;
}

function replaceWhole({ tr, doc, selection: { anchor, head } }: EditorState, next: Node, changes: Changes): Transaction {
  const map = new StepMap(changes.flatMap(({ fromA, toA, fromB, toB }) => [fromA, toA - fromA, toB - fromB]));
  tr.replaceWith(0, doc.content.size, next.content);
  const at = (position: number) => tr.doc.resolve(map.map(position));
  return tr.setSelection(TextSelection.between(at(anchor), at(head)));
}

/** Turns the text into another one, difference by difference, so that the caret and pictures on their way stay. The
 *  user’s own undo leaves it: they cannot take back letter by letter what others wrote. */
export function replaceChanged(state: EditorState, next: Node): Transaction {
  const changes = listChanges(state.doc, next);
  return (replaceEach(state, next, changes) ?? replaceWhole(state, next, changes)).setMeta("addToHistory", false);
}
