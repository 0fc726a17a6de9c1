import { type Choice, mergeFields, type Sides } from "#contracts/merge/merge.ts";
import { type EditedItem, type EditedNoun, isSame } from "#admin-app/editor/edited-noun.ts";

/** As much of a noun as merging needs. */
type MergedNoun<Item extends EditedItem, Values extends object, Input> = Pick<
  EditedNoun<Item, Values, Input>,
  "merging" | "form" | "schema"
>;

/** What two people made of the same values. What a form holds beside its fields is changed as a whole. */
export function mergeValues<Item extends EditedItem, Values extends object, Input>(
  { merging }: Pick<MergedNoun<Item, Values, Input>, "merging">,
  sides: Sides<Values>,
  choices: Readonly<Record<string, Choice>> = {},
) {
  const { rules = {}, canonicalHtml } = merging ?? {};
  return mergeFields(rules, sides, { choices, ...(canonicalHtml && { canonicalHtml }) });
}

/** What is stored, as values of the form. What the contract only tidies, as the server does before it stores it, stays as it was sent: a
 *  blank behind which a person goes on writing is not taken away. */
export function storedAsSent<Item extends EditedItem, Values extends object, Input>(
  { form, schema }: MergedNoun<Item, Values, Input>,
  sent: Values,
  stored: Item,
): Values {
  const read = form.of(stored);
  const input = form.sent(sent);
  // Inputs are fields and their values.
  const [tidied, kept] = [schema.safeParse(input).data ?? input, form.sent(read)] as Record<string, unknown>[];
  const unchanged = Object.entries(sent).filter(([field]) => isSame(tidied?.[field], kept?.[field]));
  return { ...read, ...Object.fromEntries(unchanged) };
}
