import type { Sides } from "./merge.ts";
import { diffArrays } from "diff";

/** A part of two merged sequences by the side that is followed; `isClean` where all are the same. */
export type Chunk<Item> = { theirs: Item[]; mine: Item[]; both: Item[]; isClean: boolean };

type Range = { start: number; end: number };

/** Whether two changes touch the same items. Neighbours do not; two insertions at one position do. */
function overlaps(one: Range, other: Range): boolean {
  const areInsertions = one.start === one.end && other.start === other.end;
  return areInsertions ? one.start === other.start : one.start < other.end && other.start < one.end;
}

type Owned<Item> = { edit: Edit<Item>; side: "mine" | "theirs" };

/** Groups the changes of both sides, in order, by the items that they touch. */
function groupEdits<Item>(edits: Owned<Item>[]): (Range & { edits: Owned<Item>[] })[] {
  const groups: (Range & { edits: Owned<Item>[] })[] = [];
  for (const owned of edits.toSorted(({ edit: one }, { edit: other }) => one.start - other.start || one.end - other.end)) {
    const { start, end } = owned.edit;
    const last = groups.at(-1);
    if (last && overlaps(last, owned.edit)) {
      last.end = Math.max(last.end, end);
      last.edits.push(owned);
    } else groups.push({ start, end, edits: [owned] });
  }
  return groups;
}

/** Applies the changes of one side to a part of the base. */
function applyEdits<Item>(base: Item[], { start, end }: Range, edits: Edit<Item>[]): Item[] {
  const result: Item[] = [];
  let at = start;
  for (const edit of edits) {
    result.push(...base.slice(at, edit.start), ...edit.items);
    at = edit.end;
  }
  return [...result, ...base.slice(at, end)];
}

/** Makes a chunk that is the same whichever side is followed. */
export function clean<Item>(items: Item[]): Chunk<Item> {
  return { theirs: items, mine: items, both: items, isClean: true };
}

/** Rule for merging sequences: `collide` decides what both sides changed. `isBlank` recognises items that join the
 *  changes around them, `isVersionOf` an item that became another. */
export type SequenceRule<Item> = {
  collide: (sides: Sides<Item[]>) => Chunk<Item>;
  isBlank?: (item: Item) => boolean;
  isVersionOf?: (before: Item, after: Item) => boolean;
};

/** Merges two changed versions of a sequence, part by part. Undefined when they cannot be compared within `timeLeft`
 *  milliseconds. Changes that are next to each other do not collide. */
export function mergeSequences<Item>(
  { base, mine, theirs }: Sides<Item[]>,
  { collide, isBlank = () => false, isVersionOf = () => false }: SequenceRule<Item>,
  timeLeft: () => number,
): Chunk<Item>[] | undefined {
  const [mySide, theirSide] = [editsOf(base, mine, timeLeft()), editsOf(base, theirs, timeLeft())];
  if (!mySide || !theirSide) return undefined;
  const finest = (side: Edit<Item>[]) => joinEdits(base, side, isBlank).flatMap((edit) => pairItems(base, edit, isVersionOf));
  const edits: Owned<Item>[] = [
    ...finest(mySide).map((edit) => ({ edit, side: "mine" as const })),
    ...finest(theirSide).map((edit) => ({ edit, side: "theirs" as const })),
  ];
  const chunks: Chunk<Item>[] = [];
  let at = 0;
  for (const group of groupEdits(edits)) {
    chunks.push(clean(base.slice(at, group.start)));
    at = group.end;
    const of = (side: Owned<Item>["side"]) => group.edits.flatMap((owned) => (owned.side === side ? [owned.edit] : []));
    const [myEdits, theirEdits] = [of("mine"), of("theirs")];
    const [myItems, theirItems] = [applyEdits(base, group, myEdits), applyEdits(base, group, theirEdits)];
    const isAlike = myItems.length === theirItems.length && myItems.every((item, index) => item === theirItems[index]);
    if (myEdits.length === 0) chunks.push(clean(theirItems));
    else if (theirEdits.length === 0 || isAlike) chunks.push(clean(myItems));
    else chunks.push(collide({ base: base.slice(group.start, group.end), mine: myItems, theirs: theirItems }));
  }
  return [...chunks, clean(base.slice(at))];
}

/** One side's change: `items` replace those from `start` to `end` of the base. */
type Edit<Item> = { start: number; end: number; items: Item[] };

/** Counts the items that two sequences begin with alike. */
function commonLength<Item>(one: Item[], other: Item[]): number {
  const length = Math.min(one.length, other.length);
  const different = one.slice(0, length).findIndex((item, index) => item !== other[index]);
  return different === -1 ? length : different;
}

/** Finds a side's changes of the base; undefined when they cannot be found in time. The common beginning and end are
 *  left out of the comparison, which would find a change among equal items anywhere between them. */
function editsOf<Item>(base: Item[], side: Item[], timeout: number): Edit<Item>[] | undefined {
  const start = commonLength(base, side);
  const end = commonLength(base.slice(start).toReversed(), side.slice(start).toReversed());
  const cutMiddle = (items: Item[]) => items.slice(start, items.length - end);
  const parts = timeout <= 0 ? undefined : diffArrays(cutMiddle(base), cutMiddle(side), { timeout });
  if (!parts) return undefined;
  const edits: Edit<Item>[] = [];
  let at = start;
  for (const { added, removed, value } of parts) {
    const next = added ? at : at + value.length;
    const items = added ? value : [];
    const last = edits.at(-1);
    if ((added || removed) && last?.end === at) {
      last.end = next;
      last.items = [...last.items, ...items];
    } else if (added || removed) edits.push({ start: at, end: next, items });
    at = next;
  }
  return edits;
}

/** Joins changes that have only `isBlank` items between them: a rewritten sentence is one change. */
function joinEdits<Item>(base: Item[], edits: Edit<Item>[], isBlank: (item: Item) => boolean): Edit<Item>[] {
  const result: Edit<Item>[] = [];
  for (const edit of edits) {
    const last = result.at(-1);
    const between = base.slice(last?.end, edit.start);
    if (!last || between.length === 0 || !between.every(isBlank)) result.push({ ...edit });
    else {
      last.items = [...last.items, ...between, ...edit.items];
      last.end = edit.end;
    }
  }
  return result;
}

/** Maximum number of comparisons for pairing the items of one change. */
const PAIRS_MAX = 10_000;

/** Splits a change into one for each of its items, by the item that each became. Gives the change as a whole where no
 *  item became another. */
function pairItems<Item>(base: Item[], edit: Edit<Item>, isVersionOf: (before: Item, after: Item) => boolean): Edit<Item>[] {
  const { start, end, items } = edit;
  if ((end - start) * items.length > PAIRS_MAX) return [edit];
  const edits: Edit<Item>[] = [];
  let next = 0;
  for (const [index, before] of base.slice(start, end).entries()) {
    const at = start + index;
    const found = items.findIndex((after, position) => position >= next && isVersionOf(before, after));
    if (found > next) edits.push({ start: at, end: at, items: items.slice(next, found) });
    edits.push({ start: at, end: at + 1, items: found === -1 ? [] : items.slice(found, found + 1) });
    if (found !== -1) next = found + 1;
  }
  if (next === 0) return [edit];
  return next < items.length ? [...edits, { start: end, end, items: items.slice(next) }] : edits;
}
