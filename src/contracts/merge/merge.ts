import type { z } from "zod";
import type { choiceSchema, collisionSchema } from "./merge-request.ts";

/** Three versions of one thing: what both sides started from, and what each of them made of it. */
export type Sides<Value> = { base: Value; mine: Value; theirs: Value };

/** Choice that settles a collision. */
export type Choice = z.infer<typeof choiceSchema>;

/** Result of each choice. `both` only where it makes sense: texts and rows. */
export type Options<Value> = { theirs: Value; mine: Value; both?: Value };

/** Changes of both sides of which only one can stay. `id` names it among the others; `path` leads to the field, the
 *  row, the row's own field. The order of a list collides at the field itself; a row that one side deleted is
 *  undefined. */
export type Collision = z.infer<typeof collisionSchema>;

/** Position of a merge, and what a rule may ask there. */
export type MergeContext = {
  /** Goes into a part of the merged value; `name` is its displayed name. */
  within: (key: string, name?: string) => MergeContext;
  /** Another field beside this one. */
  beside?: (field: string) => Sides<unknown>;
  /** Records a collision and gives the chosen side; mine as long as none is chosen. */
  collide: <Value>(options: Options<Value>) => Value;
  /** The HTML as it is stored. */
  canonicalHtml: (html: string) => string;
  /** Milliseconds that are left to compare texts. */
  timeLeft: () => number;
};

/** Rule for merging the changes of one value. A method, so that a rule for a row also takes rows with more fields. */
export type Rule<Value> = { merge(sides: Sides<Value>, context: MergeContext): Value; isSame(one: Value, other: Value): boolean };

/** A rule for each field that can be written. */
export type Rules<Fields> = { [Field in keyof Fields]-?: Rule<Exclude<Fields[Field], undefined>> };

/** Rules by the names of fields, whatever they are fields of. */
export type AnyRules = Readonly<Record<string, Rule<never>>>;

/** Options of a merge. `choices` by the ids of collisions. */
export type Merging = { choices?: Readonly<Record<string, Choice>>; canonicalHtml?: (html: string) => string; timeoutMs?: number };

/** Long enough for articles, short enough for a server that does nothing else meanwhile. */
const TIMEOUT_MS = 500;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Whether two values as JSON has them are the same; a key that is undefined counts as absent. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameValue(one[key], other[key]));
}

/** Merges what only one side changed, or both alike; `both` decides the rest. */
export function mergeUnlessBoth<Value>(
  { base, mine, theirs }: Sides<Value>,
  isSame: (one: Value, other: Value) => boolean,
  both: () => Value,
): Value {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  return isSame(base, mine) ? theirs : both();
}

/** Rule of a value that is changed as a whole; `isSame` recognises another spelling of it. */
export function scalarOf<Value>(isSame: (one: Value, other: Value) => boolean): Rule<Value> {
  return {
    isSame,
    merge: (sides, context) => mergeUnlessBoth(sides, isSame, () => context.collide({ theirs: sides.theirs, mine: sides.mine })),
  };
}

/** Compares two values of a field; a version that is older than the field has none. */
function isSameOrAbsent(one: unknown, other: unknown): boolean {
  return isSameValue(one ?? null, other ?? null);
}

/** Rule of a value that is changed as a whole: a name, a URL, a switch. */
export const scalar: Rule<never> = scalarOf<never>(isSameOrAbsent);

/** Rule of a value that says something about another field. It also collides where one side changed it, and only the
 *  other side changed that field. */
export function dependentScalar(field: string): Rule<never> {
  const isChanged = ({ base, ...sides }: Sides<unknown>, side: "mine" | "theirs") => !isSameValue(base, sides[side]);
  return {
    isSame: isSameValue,
    merge: (sides, context) => {
      const about = context.beside?.(field) ?? { base: null, mine: null, theirs: null };
      const isAmiss = (side: "mine" | "theirs", other: "mine" | "theirs") =>
        isChanged(sides, side) && !isChanged(about, side) && isChanged(about, other);
      const { theirs, mine } = sides;
      const collides = !isSameValue(mine, theirs) && (isAmiss("mine", "theirs") || isAmiss("theirs", "mine"));
      return collides ? context.collide({ theirs, mine }) : scalar.merge(sides, context);
    },
  };
}

/** Rule of a date, in any time zone. */
export const moment: Rule<string | null> = scalarOf((one, other) => (one ? Date.parse(one) : 0) === (other ? Date.parse(other) : 0));

function mergeEach({ base, mine, theirs }: Sides<Fields>, rules: AnyRules, context: MergeContext): Fields {
  const sidesOf = (name: string) => ({ base: base[name], mine: mine[name], theirs: theirs[name] });
  const merged = Object.keys({ ...theirs, ...mine }).map((name) => {
    const rule: Rule<unknown> = rules[name] ?? scalar;
    return [name, rule.merge(sidesOf(name), { ...context.within(name), beside: sidesOf })] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function startContext(
  keys: string[],
  path: string[],
  { collisions, ...merging }: Required<Merging> & { collisions: Collision[] },
): MergeContext {
  const until = Date.now() + merging.timeoutMs;
  const at = (ownKeys: string[], ownPath: string[]): MergeContext => ({
    within: (key, name = key) => at([...ownKeys, key], [...ownPath, name]),
    collide: (options) => {
      const id = JSON.stringify(ownKeys);
      collisions.push({ ...options, id, path: ownPath });
      return options[merging.choices[id] ?? "mine"] ?? options.mine;
    },
    canonicalHtml: merging.canonicalHtml,
    timeLeft: () => until - Date.now(),
  });
  return at(keys, path);
}

/** Merges fields, each by its rule; one without a rule is changed as a whole. Where no choice settles a collision,
 *  `merged` has mine. Rows that both sides add at one position come theirs first; but for that, the sides are equal. */
export function mergeFields<Values extends object>(
  rules: object,
  { base, mine, theirs }: Sides<Values>,
  { choices = {}, canonicalHtml = (html) => html, timeoutMs = TIMEOUT_MS }: Merging = {},
): { merged: Values; collisions: Collision[] } {
  const collisions: Collision[] = [];
  const context = startContext([], [], { choices, canonicalHtml, timeoutMs, collisions });
  const sides = { base, mine, theirs } as unknown as Sides<Fields>; // the fields are read by their names
  const merged = mergeEach(sides, rules as AnyRules, context); // as `Rules` has typed them
  return { merged: { ...mine, ...merged }, collisions };
}
