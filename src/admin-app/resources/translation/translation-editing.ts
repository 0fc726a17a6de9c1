import { z } from "zod";
import { plainText } from "#contracts/text/plain-text.ts";
import { slugSchema } from "#contracts/shared/text.ts";
import {
  besideToday,
  isComplete,
  isHtmlText,
  type TranslatedField,
  type TranslatedRow,
  type TranslatedValue,
  type TranslatedValues,
  translatedValuesSchema,
} from "#contracts/translation/translated-field.ts";
import type { Translation, TranslationInput, TranslationKey, TranslationView } from "#contracts/translation/translation.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { describeGaps, TRANSLATION_LABELS } from "./translation-words.ts";
import type { UseFormReturnType } from "@mantine/form";

/** Values of the form: every field, untranslated ones empty. */
type TranslationFormValues = { fields: TranslatedValues; slug: string; is_published: boolean };

type FieldView = TranslationView["fields"][number];

/** Empty rows, as many as the French has. */
function emptyLike(source: TranslatedValue): TranslatedValue {
  if (typeof source === "string") return "";
  const rows = source.map((row) => (typeof row === "string" ? "" : Object.fromEntries(Object.keys(row).map((name) => [name, ""]))));
  return rows as TranslatedValue; // of the source's kind
}

function emptyFields(views: FieldView[]): TranslatedValues {
  return Object.fromEntries(views.map(({ name, source }) => [name, emptyLike(source)]));
}

function toFields(views: FieldView[], { fields, source }: Pick<Translation, "fields" | "source">): TranslatedValues {
  const written = views.map(({ name, source: today, carried }) => [
    name,
    besideToday(today, { source: source[name], value: fields[name], carried }) ?? emptyLike(today),
  ]);
  return Object.fromEntries(written);
}

type Kinds = Pick<TranslatedField, "kind" | "columns">;

/** A row as a person reads it, its texts one after the other. */
export function rowToText({ columns = [] }: Kinds, row: string | TranslatedRow): string {
  if (typeof row === "string") return isHtmlText(row) ? plainText(row) : row;
  const isHtml = (name: string) => columns.some((column) => column.name === name && column.kind === "html");
  const texts = Object.entries(row).map(([name, text]) => (isHtml(name) ? plainText(text) : text));
  return texts.filter(Boolean).join(" · ");
}

/** A value as a person reads it, a line for each text. */
export function toText(value: TranslatedValue, field: Kinds): string {
  if (typeof value === "string") return field.kind === "html" ? plainText(value) : value;
  return value.map((row) => rowToText(field, row)).join("\n");
}

/** Texts of a translation, as the history compares them. */
function joinTexts(views: FieldView[], fields: TranslatedValues): string {
  const texts = views.map((field) => [field.label, toText(fields[field.name] ?? "", field)] as const);
  return texts.flatMap(([label, text]) => (text.trim() ? [`${label}\u202f: ${text}`] : [])).join("\n");
}

/** Reads a translation again beside its French texts, and gives it. */
export function rereadTranslation(key: TranslationKey): Promise<TranslationView> {
  return queries.translations.get.fetch(key, { staleTime: 0 });
}

/** Reloads everything that a change of a translation may have touched. */
export async function refreshTranslations(): Promise<void> {
  await Promise.all([queries.translations.list.invalidate(), queries.translations.counts.invalidate()]);
}

type TranslationEditing = EditedResource<Translation, TranslationFormValues, Required<TranslationInput>>;

/** One translation, as the editor knows it. */
export function translationEditing({ fields: views, ...view }: TranslationView): TranslationEditing {
  const key: TranslationKey = { noun: view.noun, record: view.record, language: view.language };
  const fieldLabels = Object.fromEntries(views.map(({ name, label }) => [`fields.${name}`, label]));
  // Visitors read no half of a page: what is incomplete is kept as a draft, unless they read it already.
  const isWhole = ({ fields }: TranslationFormValues) =>
    view.translation?.is_published || views.every((field) => isComplete(field, field.source, fields[field.name]));
  const send: NonNullable<TranslationEditing["creation"]>["send"] = (input, options) =>
    rpcClient.translations.save.mutate({ ...key, ...input }, options);
  return {
    name: "translation",
    schema: z.object({ fields: translatedValuesSchema(views), slug: z.union([z.literal(""), slugSchema]), is_published: z.boolean() }),
    labels: { ...TRANSLATION_LABELS, ...fieldLabels },
    form: {
      empty: () => ({ fields: emptyFields(views), slug: "", is_published: false }),
      of: ({ slug, is_published, ...written }) => ({ fields: toFields(views, written), slug, is_published }),
      sent: (values) => values,
      tidy: (values) => (isWhole(values) ? values : { ...values, is_published: false }),
      // A collision is of one field of them all: it comes as its lines.
      shown: ({ fields }) => ({
        // as above
        fields: Array.isArray(fields) ? toText(fields as TranslatedValue, { kind: "lines" }) : joinTexts(views, fields),
      }),
    },
    partLabels: Object.fromEntries(views.map(({ name, label }) => [name, label])),
    server: {
      get: async () => {
        const { translation } = await rpcClient.translations.get.query(key);
        if (!translation) throw new Error("The translation is gone."); // its record would be too, which the call says
        return translation;
      },
      update: ({ id: _, ...input }, options) => rpcClient.translations.save.mutate({ ...key, ...input }, options),
      refresh: async () => {
        await Promise.all([refreshTranslations(), rereadTranslation(key)]);
      },
    },
    creation: { send, message: "Traduction créée" },
    noteOf: ({ is_published, missing }) => {
      const lacking = views.filter(({ name }) => missing.includes(name));
      return !is_published && lacking.length > 0 ? describeGaps(lacking) : undefined;
    },
    words: {
      updated: "Traduction enregistrée",
      notSaved: "La traduction n’a pas été enregistrée",
      conflict: "Cette traduction a été modifiée entre-temps",
      gone: "Restaurez la fiche depuis la corbeille pour le retrouver.",
    },
  };
}

/** Reads the form of a stored translation, whose fields are those of its French. */
export async function readTranslationForm(id: number | null): Promise<TranslationEditing["form"]> {
  if (id === null) throw new Error("a translation waits once it is stored");
  return translationEditing(await rereadTranslation(await rpcClient.translations.keyOf.query({ id }))).form;
}

/** The form of a translation, as its fields need it. */
export type TranslationForm = UseFormReturnType<TranslationFormValues>;
