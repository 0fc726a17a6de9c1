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

/** Rule of a section: its texts each by itself; where both sides changed one of its lists, it collides as a whole. */
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
        return !textRuleOf(name, own) && !isSameValue(was, own) && !isSameValue(was, other) && !isSameValue(own, other);
      };
      const names = Object.keys(mine);
      if (base.kind !== mine.kind || mine.kind !== theirs.kind || names.some(isLost)) return context.collide({ theirs, mine });
      const fields = names.map((name) => {
        const versions = sidesOf(name);
        const rule = textRuleOf(name, versions.mine);
        if (rule) return [name, rule.merge(versions as Sides<string>, context.within(name))]; // as mine is
        return [name, isSameValue(versions.base, versions.mine) ? versions.theirs : versions.mine];
      });
      return Object.fromEntries(fields) as Section; // of the kind of all three
    }),
};

/** Names a section by its title, else by its id. */
const nameOf = (section: Section) => ("title" in section && section.title) || section.id;

/** Rule of the sections of a page, which their ids tell apart. */
export const sectionsRule: Rule<Section[]> = rows<Section>({ keyOf: ({ id }) => id, nameOf, row: sectionRule });
