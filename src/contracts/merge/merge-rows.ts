import { isSameValue, mergeUnlessBoth, type MergeContext, type Rule, type Rules, type Sides } from "./merge.ts";

/** Rule of a row that is changed as a whole, because its fields mean nothing without each other. Fields that a form's
 *  row has beside `names` are mine. */
export function whole<Row extends object>(...names: (keyof Row)[]): Rule<Row> {
  const isSame = (one: Row, other: Row) => names.every((name) => isSameValue(one[name], other[name]));
  const pickNamed = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return {
    isSame,
    merge: ({ base, mine, theirs }, context) => {
      const options = { theirs: { ...mine, ...pickNamed(theirs) }, mine };
      return mergeUnlessBoth({ base, mine, theirs: options.theirs }, isSame, () => context.collide(options));
    },
  };
}

/** Rule of a row whose fields are changed each by itself. Fields that a form's row has beside them are mine. */
export function parts<Row extends object>(rules: Rules<Row>): Rule<Row> {
  const names = Object.keys(rules) as (keyof Row & string)[]; // `Rules` has no other keys
  return {
    // of one field, as its rule
    isSame: (one, other) => names.every((name) => rules[name].isSame(one[name] as never, other[name] as never)),
    merge: ({ base, mine, theirs }, context) => {
      const merged = { ...mine };
      for (const name of names) {
        // of one field, as its rule
        const sides = { base: base[name], mine: mine[name], theirs: theirs[name] } as Sides<never>;
        const value: Row[typeof name] | undefined = rules[name].merge(sides, context.within(name));
        if (value === undefined) delete merged[name];
        else merged[name] = value;
      }
      return merged;
    },
  };
}

/** Rule that tells the rows of a list apart. A key that repeats is counted. */
export type RowRule<Row> = {
  keyOf: (row: Row) => string;
  /** Displayed name of a row; its key, unless given. */
  nameOf?: (row: Row) => string;
  row: Rule<Row>;
  /** Whether two rows may have one key, so that both versions of a row can stand. */
  allowsBoth?: boolean;
};

function byKey<Row>(rows: Row[], keyOf: (row: Row) => string): Map<string, Row> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const key = keyOf(row);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [`${key}\n${count}`, row];
    }),
  );
}

/** Merges one row; gives none, one, or both versions of it. */
function mergeRow<Row>({ base, mine, theirs }: Sides<Row | undefined>, { row, allowsBoth }: RowRule<Row>, context: MergeContext): Row[] {
  const toList = (one: Row | undefined) => (one === undefined ? [] : [one]);
  if (mine !== undefined && theirs !== undefined) {
    if (base !== undefined) return mergeVersions({ base, mine, theirs }, { row, allowsBoth }, context);
    if (row.isSame(mine, theirs)) return [mine];
  } else if (base === undefined) return [...toList(theirs), ...toList(mine)];
  else if (row.isSame(base, mine ?? theirs ?? base)) return [];
  const both = mine !== undefined && theirs !== undefined && allowsBoth ? [theirs, mine] : undefined;
  const chosen = context.collide<unknown>({ theirs, mine, ...(both && { both }) });
  return chosen === both && both ? both : toList(chosen === theirs ? theirs : mine);
}

function mergeVersions<Row>(
  sides: Sides<Row>,
  { row, allowsBoth }: Pick<RowRule<Row>, "row" | "allowsBoth">,
  context: MergeContext,
): Row[] {
  if (!allowsBoth) return [row.merge(sides, context)];
  let both: Row[] | undefined;
  // Only a row that collides as a whole can stand twice; its parts collide within it.
  const asking: MergeContext = {
    ...context,
    collide: (options) => {
      const pair = [options.theirs, options.mine];
      const chosen: unknown = context.collide<unknown>({ ...options, both: pair });
      if (chosen === pair) both = pair as unknown as Row[]; // versions of this row
      return chosen === options.theirs ? options.theirs : options.mine;
    },
  };
  const merged = row.merge(sides, asking);
  return both ?? [merged];
}

/** Orders the keys of a merged list as the side that moved rows has them. The other side's new rows come behind what
 *  they follow there. */
function mergeOrder(
  { base, mine, theirs }: Sides<string[]>,
  isThere: (key: string) => boolean,
  chooseTheirs: (common: { theirs: string[]; mine: string[] }) => boolean,
): string[] {
  const isCommon = (key: string) => base.includes(key) && mine.includes(key) && theirs.includes(key) && isThere(key);
  const [before, myOrder, theirOrder] = [base, mine, theirs].map((keys) => keys.filter(isCommon));
  const isMoved = { mine: !isSameValue(before, myOrder), theirs: !isSameValue(before, theirOrder) };
  const isCollision = isMoved.mine && isMoved.theirs && !isSameValue(myOrder, theirOrder);
  const followsTheirs = isCollision ? chooseTheirs({ theirs: theirOrder ?? [], mine: myOrder ?? [] }) : !isMoved.mine;
  const [lead, other] = followsTheirs ? [theirs, mine] : [mine, theirs];
  const order = lead.filter(isThere);
  const isNewOfTheirs = (key: string | undefined) => followsTheirs && key !== undefined && !other.includes(key);
  let position = 0;
  for (const key of other.filter(isThere)) {
    const found = order.indexOf(key);
    if (found === -1) {
      while (isNewOfTheirs(order[position])) position += 1;
      order.splice(position, 0, key);
      position += 1;
    } else position = found + 1;
  }
  return order;
}

/** Rule of a list whose rows are merged one by one. A deletion against a change of the same row is a collision, and so
 *  are two different orders. */
export function rows<Row>(rule: RowRule<Row>): Rule<Row[]> {
  const { keyOf, nameOf = keyOf, row } = rule;
  return {
    isSame: (one, other) => one.length === other.length && one.every((each, index) => row.isSame(each, other[index] ?? each)),
    merge: (sides, context) => {
      const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((side) => byKey(side, keyOf));
      const merged = new Map<string, Row[]>();
      for (const key of new Set([...(theirs?.keys() ?? []), ...(mine?.keys() ?? [])])) {
        const versions = { base: base?.get(key), mine: mine?.get(key), theirs: theirs?.get(key) };
        const shown = versions.mine ?? versions.theirs;
        merged.set(key, mergeRow(versions, rule, context.within(key, shown === undefined ? key : nameOf(shown))));
      }
      const rowsOf = (key: string) => merged.get(key) ?? [];
      const keys = { base: [...(base?.keys() ?? [])], mine: [...(mine?.keys() ?? [])], theirs: [...(theirs?.keys() ?? [])] };
      const order = mergeOrder(
        keys,
        (key) => rowsOf(key).length > 0,
        (common) => {
          const options = { theirs: common.theirs.flatMap(rowsOf), mine: common.mine.flatMap(rowsOf) };
          return context.collide(options) === options.theirs;
        },
      );
      return order.flatMap(rowsOf);
    },
  };
}
