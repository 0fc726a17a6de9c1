import { diffArrays } from "diff";

/** One side's change: the items that stand in place of those from `start` to `end` of the base. */
export type Edit<Item> = { start: number; end: number; items: Item[] };

/** How many items two sequences begin with alike. */
function commonLength<Item>(one: Item[], other: Item[]): number {
  const length = Math.min(one.length, other.length);
  const different = one.slice(0, length).findIndex((item, index) => item !== other[index]);
  return different === -1 ? length : different;
}

/** What a side did to the base; undefined when it cannot be found in time. What both begin and end with is left out of the comparison, which
 *  would find a change among equal items anywhere between them. */
export function editsOf<Item>(base: Item[], side: Item[], timeout: number): Edit<Item>[] | undefined {
  const start = commonLength(base, side);
  const end = commonLength(base.slice(start).toReversed(), side.slice(start).toReversed());
  const changed = (items: Item[]) => items.slice(start, items.length - end);
  const parts = timeout <= 0 ? undefined : diffArrays(changed(base), changed(side), { timeout });
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

/** Makes one change of changes between which only `isBlank` items stand: a sentence that was written again is one change. */
export function joined<Item>(base: Item[], edits: Edit<Item>[], isBlank: (item: Item) => boolean): Edit<Item>[] {
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

/** Comparisons that are made at most to find what became of each item of one change. */
const PAIRS_MAX = 10_000;

/** Tells what became of each item of a change from what stands new between them; the change as a whole where nothing became of any. */
export function paired<Item>(base: Item[], edit: Edit<Item>, isVersionOf: (before: Item, after: Item) => boolean): Edit<Item>[] {
  const { start, end, items } = edit;
  if ((end - start) * items.length > PAIRS_MAX) return [edit];
  const edits: Edit<Item>[] = [];
  let next = 0;
  for (const [index, before] of base.slice(start, end).entries()) {
    const at = start + index;
    const found = items.findIndex((after, place) => place >= next && isVersionOf(before, after));
    if (found > next) edits.push({ start: at, end: at, items: items.slice(next, found) });
    edits.push({ start: at, end: at + 1, items: found === -1 ? [] : items.slice(found, found + 1) });
    if (found !== -1) next = found + 1;
  }
  if (next === 0) return [edit];
  return next < items.length ? [...edits, { start: end, end, items: items.slice(next) }] : edits;
}
