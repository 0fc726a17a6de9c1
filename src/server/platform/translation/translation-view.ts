import { isSameValue } from "#contracts/merge/merge.ts";
import { besideToday, isComplete, readTitle } from "#contracts/translation/translated-field.ts";
import type { FieldState, TranslationState, TranslationView } from "#contracts/translation/translation.ts";
import { type Subject, toTranslation } from "./translation-store.ts";
import type { Translation } from "./translation.entity.ts";

type FieldView = TranslationView["fields"][number];

function fieldViews({ resource, today }: Subject, row: Translation | null): FieldView[] {
  return resource.fields.map((field) => {
    const { name } = field;
    const source = today[name] ?? "";
    const before = row?.source[name];
    const value = besideToday(source, { source: before, value: row?.fields[name], carried: row?.carried });
    const isChanged = before !== undefined && !isSameValue(before, source);
    const isMissing = row ? row.missing.includes(name) || before === undefined : !isComplete(field, source, undefined);
    const changed: FieldState = isChanged ? "outdated" : "done";
    const state = isMissing ? "missing" : changed;
    const carried = Array.isArray(source) && row ? { carried: row.carried } : {};
    return { ...field, source, ...carried, ...(isChanged && { source_before: before }), ...(value !== undefined && { value }), state };
  });
}

function stateOf(row: Translation | null, fields: FieldView[]): TranslationState {
  if (!row || row.missing.length > 0) return "missing";
  if (fields.some(({ state }) => state === "outdated")) return "outdated";
  return row.is_published ? "published" : "draft";
}

/** A translation beside its French texts. */
export function translationView(subject: Subject, row: Translation | null): TranslationView {
  const { key, resource, record, today } = subject;
  const fields = fieldViews(subject, row);
  return {
    ...key,
    title: readTitle(resource.fields, today),
    state: stateOf(row, fields),
    has_slug: resource.hasSlug ?? false,
    source_slug: "slug" in record ? String(record.slug) : "",
    translation: row && toTranslation(row),
    fields,
  };
}
