import { randomId } from "@mantine/hooks";
import type { UseFormReturnType } from "@mantine/form";
import { emptyFields, fieldLabels, partLabels } from "#contracts/field/field.ts";
import {
  type Letter,
  type LetterInput,
  letterInputSchema,
  LETTER_SECTION_LABELS,
  type LetterSection,
  type LetterSectionKind,
} from "#contracts/letter/letter.ts";
import { plainText } from "#contracts/text/plain-text.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";

/** Values of the form. */
export type LetterFormValues = { title: string; preheader: string; sections: LetterSection[] };

export type LetterForm = UseFormReturnType<LetterFormValues>;

/** A new section of a kind, empty. */
export function emptySection(kind: LetterSectionKind): LetterSection {
  return { id: randomId(), kind, text: "", label: "", alt_text: "", image_url: "", link: "", article: null, products: [] };
}

/** Gives the fields of a letter that its form holds; a copy starts from them too. */
export function letterToForm({ title, preheader, sections }: Pick<Letter, "title" | "preheader" | "sections">): LetterFormValues {
  return { title, preheader, sections };
}

/** Describes a section in a line, for comparison. */
function describeSection({ kind, text, label, alt_text, image_url, link, article, products }: LetterSection): string {
  const words = [
    plainText(text).replaceAll("\n", " "),
    label,
    alt_text || image_url,
    link,
    article && `n° ${article}`,
    products.join(", "),
  ];
  return [LETTER_SECTION_LABELS[kind], words.filter(Boolean).join(" · ")].filter(Boolean).join("\u202f: ");
}

/** Shows a letter that a call has changed. */
export async function showLetter(letter: Letter): Promise<void> {
  queries.letters.get.setData({ id: letter.id }, letter);
  await queries.letters.list.invalidate();
}

/** Labels of the fields, with the one that only the sending writes. */
export const LETTER_LABELS = { ...fieldLabels(letterInputSchema), send_at: "Envoi" };

/** A letter, as the editor knows it. */
export const LETTER: EditedResource<Letter, LetterFormValues, Required<LetterInput>> = {
  name: "letter",
  schema: letterInputSchema,
  labels: fieldLabels(letterInputSchema),
  partLabels: partLabels(letterInputSchema),
  form: {
    empty: () => emptyFields(letterInputSchema),
    of: letterToForm,
    sent: (values) => values,
    shown: ({ sections }) => ({ sections: sections.map(describeSection) }),
  },
  server: {
    get: (id) => rpcClient.letters.get.query({ id }),
    update: (input, options) => rpcClient.letters.update.mutate(input, options),
    refresh: () => queries.letters.list.invalidate(),
  },
  creation: { send: (input, options) => rpcClient.letters.create.mutate(input, options), message: "Lettre créée" },
  words: {
    updated: "Lettre mise à jour",
    notSaved: "La lettre n’a pas été enregistrée",
    conflict: "Cette lettre a été modifiée entre-temps",
  },
};
