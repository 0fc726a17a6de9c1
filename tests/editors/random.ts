/** Choices that follow from a seed alone: the same seed chooses the same again. */
export type Random = {
  /** A number from 0 up to 1. */
  next: () => number;
  oneOf: <Item>(items: readonly Item[]) => Item;
  /** Chooses each item as often as its weight says. */
  weighted: <Item extends { weight: number }>(items: readonly Item[]) => Item;
};

/** Mulberry32: small, and good enough to choose moves. */
export function createRandom(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  function requireItem<Item>(item: Item | undefined): Item {
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  }
  return {
    next,
    oneOf: (items) => requireItem(items[Math.floor(next() * items.length)]),
    weighted(items) {
      let left = next() * items.reduce((sum, { weight }) => sum + weight, 0);
      return requireItem(items.find(({ weight }) => (left -= weight) < 0) ?? items.at(-1));
    },
  };
}
