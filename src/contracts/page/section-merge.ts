import { html } from "../merge/merge-html.ts";
import { isSameValue, mergeUnlessBoth, type Rule, scalar, type Sides } from "../merge/merge.ts";
import { rows } from "../merge/merge-rows.ts";
import { words } from "../merge/merge-words.ts";
import type { Section } from "./section.ts";

/** The rule of a text of a section, by its name; undefined for a list, and for what is no text. */
function textRuleOf(name: string, value: unknown): Rule<string> | undefined {
  if (typeof value !== "string") return undefined;
  if (name === "html") return html;
  return name === "lead" || name === "text" ? words : scalar;
}

const LOST = Symbol("both sides changed it");

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const areRows = (value: unknown): value is Record<string, unknown>[] => Array.isArray(value) && value.every(isRow);

/** Merges a part of a section that is no text: rows by their positions, each column by itself. `LOST` where both sides
 *  changed the same, or one of them added or removed a row. */
function mergePart({ base, mine, theirs }: Sides<unknown>): unknown {
  if (isSameValue(base, mine) || isSameValue(mine, theirs)) return theirs;
  if (isSameValue(base, theirs)) return mine;
  const merge = (names: (string | number)[]) =>
    names.map((name) => {
      const [was, own, other] = [base, mine, theirs].map((side): unknown => Reflect.get(Object(side), name));
      return mergePart({ base: was, mine: own, theirs: other });
    });
  if (areRows(base) && areRows(mine) && areRows(theirs) && base.length === mine.length && mine.length === theirs.length) {
    const rows = merge([...mine.keys()]);
    return rows.includes(LOST) ? LOST : rows;
  }
  if (!isRow(base) || !isRow(mine) || !isRow(theirs)) return LOST;
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const columns = merge(names);
  return columns.includes(LOST) ? LOST : Object.fromEntries(names.map((name, index) => [name, columns[index]]));
}

/** Rule of a section: its texts and rows each by itself. Where both sides changed the same of a row, or one added or
 *  removed one, it collides as a whole. */
const sectionRule: Rule<Section> = {
  isSame: isSameValue,
  merge: (sides, context) =>
    mergeUnlessBoth(sides, isSameValue, () => {
      const { base, mine, theirs } = sides;
      const sidesOf = (name: string) => {
        const [was, own, other] = [base, mine, theirs].map((side): unknown => Reflect.get(side, name));
        return { base: was, mine: own, theirs: other };
      };
      const isLost = (name: string) => {
        const { base: was, mine: own, theirs: other } = sidesOf(name);
        return !textRuleOf(name, own) && mergePart({ base: was, mine: own, theirs: other }) === LOST;
      };
      const names = Object.keys(mine);
      if (base.kind !== mine.kind || mine.kind !== theirs.kind || names.some(isLost)) return context.collide({ theirs, mine });
      const fields = names.map((name) => {
        const versions = sidesOf(name);
        const rule = textRuleOf(name, versions.mine);
        if (rule) return [name, rule.merge(versions as Sides<string>, context.within(name))]; // as mine is
        return [name, mergePart(versions)];
      });
      return Object.fromEntries(fields) as Section; // of the kind of all three
    }),
};

/** Names a section by its title, else by its id. */
const nameOf = (section: Section) => ("title" in section && section.title) || section.id;

/** Rule of the sections of a page, which their ids tell apart. */
export const sectionsRule: Rule<Section[]> = rows<Section>({ keyOf: ({ id }) => id, nameOf, row: sectionRule });
