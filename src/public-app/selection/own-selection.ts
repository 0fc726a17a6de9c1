import { useMemo } from "react";
import type { KeptProduct } from "#contracts/product/chosen-products.ts";
import { keptPresses } from "./kept-presses.ts";
import { joinLines, readLines, type SelectionLine, withRemoved, writeLines, type RemovedLine } from "./selection-lines.ts";
import { selectionText } from "./selection-text.ts";

const read = () => readLines(selectionText.read());
const store = (lines: SelectionLine[]) => selectionText.store(writeLines(lines));

/** The visitor's selection. Each change begins with what is stored at that moment: another tab may have changed it. */
export const ownSelection = {
  read,
  /** Known in the browser only: empty before hydration. */
  useLines(): SelectionLine[] {
    const text = selectionText.useText();
    return useMemo(() => readLines(text), [text]);
  },
  /** Adds lines at the end; gives those for which there was no room. */
  add(added: SelectionLine[]): SelectionLine[] {
    const { lines, left } = joinLines(read(), added);
    store(lines);
    return left;
  },
  replace: store,
  change(slug: string, changes: Partial<Pick<SelectionLine, "quantity" | "note">>): void {
    const lines = read(); // of this call's own
    for (const line of lines) if (line.slug === slug) Object.assign(line, changes);
    store(lines);
  },
  /** Stores the ids of products that were kept by their slugs alone. Lines that turn out to be one product under two
   *  slugs become one. */
  learn(found: KeptProduct[]): void {
    const lines = read();
    const known = lines.map((line) => ({ ...line, id: line.id ?? found.find(({ slug }) => slug === line.slug)?.id }));
    if (writeLines(known) !== writeLines(lines)) store(joinLines([], known).lines);
  },
  /** Removes lines; returns them with their positions. */
  remove(slugs: string[]): RemovedLine[] {
    const removed = read()
      .map((line, position) => ({ line, position }))
      .filter(({ line }) => slugs.includes(line.slug));
    store(read().filter(({ slug }) => !slugs.includes(slug)));
    return removed;
  },
  putBack: (removed: RemovedLine[]) => store(withRemoved(read(), removed)),
};

/** Answers the presses of a page that was left before it could. */
export function answerKeptPresses(): void {
  const slugs = keptPresses.read().split(",").filter(Boolean);
  keptPresses.store("");
  ownSelection.add(slugs.map((slug) => ({ slug, title: slug, quantity: 1, note: "" })));
}
