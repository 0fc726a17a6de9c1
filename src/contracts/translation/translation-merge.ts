import { textRule } from "../merge/field-rules.ts";
import { isSameValue, mergeUnlessBoth, type Rule, type Rules, scalar } from "../merge/merge.ts";
import type { TranslatedField, TranslatedRow, TranslatedValue, TranslatedValues } from "./translated-field.ts";
import type { TranslationInput } from "./translation.ts";

type Part = string | TranslatedRow;

const isList = (value: TranslatedValue | undefined): value is Part[] & TranslatedValue => Array.isArray(value);

/** Builds the rule of a translated value: a text by its words, a list row by row while both sides have as many, else as
 *  a whole. */
function valueRule(kind?: TranslatedField["kind"]): Rule<TranslatedValue> {
  const rule: Rule<TranslatedValue> = {
    isSame: isSameValue,
    merge: (sides, context) =>
      mergeUnlessBoth(sides, isSameValue, () => {
        const { base, mine, theirs } = sides;
        if (typeof base === "string" && typeof mine === "string" && typeof theirs === "string")
          return textRule(kind === "html" || kind === "line" ? kind : "text").merge({ base, mine, theirs }, context);
        if (!isList(base) || !isList(mine) || !isList(theirs) || base.length !== mine.length || base.length !== theirs.length)
          return context.collide({ theirs, mine });
        const merged = mine.map((part, index) => {
          const [was = part, is = part] = [base[index], theirs[index]];
          return partRule.merge({ base: was, mine: part, theirs: is }, context.within(String(index)));
        });
        return merged as TranslatedValue; // parts of the same kind
      }),
  };
  return rule;
}

/** Rule of a part: a line as a whole, a row text by text. */
const partRule: Rule<Part> = {
  isSame: isSameValue,
  merge: (sides, context) =>
    mergeUnlessBoth(sides, isSameValue, () => {
      const { base, mine, theirs } = sides;
      if (typeof base === "string" || typeof mine === "string" || typeof theirs === "string") return context.collide({ theirs, mine });
      const texts = Object.entries(mine).map(([name, text]): [string, string] => {
        const cell = { base: base[name] ?? "", mine: text, theirs: theirs[name] ?? "" };
        return [name, textRule("line").merge(cell, context.within(name))];
      });
      return Object.fromEntries(texts);
    }),
};

/** Builds the rules for merging two changes of a translation: each field by itself. `fields` have their kinds; a text
 *  of an unknown kind is merged by words. */
export function translationMerge(fields: Pick<TranslatedField, "name" | "kind">[] = []): Rules<TranslationInput> {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  const ofFields: Rule<TranslatedValues> = {
    isSame: isSameValue,
    merge: ({ base, mine, theirs }, context) => {
      const names = Object.keys({ ...theirs, ...mine });
      const merged = names.flatMap((name) => {
        const [was, ours, other] = [base[name], mine[name], theirs[name]];
        if (ours === undefined || other === undefined) return [[name, ours ?? other]];
        const nothing = (typeof ours === "string" ? "" : []) as TranslatedValue; // before its first writing
        return [[name, valueRule(kinds.get(name)).merge({ base: was ?? nothing, mine: ours, theirs: other }, context.within(name))]];
      });
      return Object.fromEntries(merged);
    },
  };
  return { fields: ofFields, slug: scalar, is_published: scalar };
}
