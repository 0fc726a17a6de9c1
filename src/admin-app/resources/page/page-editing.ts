import { fieldLabels } from "#contracts/field/field.ts";
import { type Page, type PageInput, pageInputSchema } from "#contracts/page/page.ts";
import { listSectionTexts } from "#contracts/page/section-texts.ts";
import type { Section } from "#contracts/page/section.ts";
import { plainText } from "#contracts/text/plain-text.ts";
import { isHtmlText } from "#contracts/translation/translated-field.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { shownMoments } from "#admin-app/kit/fields/publication-words.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { emptyPage, type PageFormValues, pageToForm } from "./page-form.ts";
import { nameChangedSections } from "./sections/name-changed-sections.ts";
import { SECTION_WORDS } from "./sections/section-words.ts";

/** A section as the history compares it: its kind and its texts. */
function toLine(section: Section): string {
  const texts = listSectionTexts([section]).map((text) => (isHtmlText(text) ? plainText(text) : text));
  return [SECTION_WORDS[section.kind].label, ...texts].join(" · ");
}

/** A page, as the editor knows it. */
export const PAGE: EditedResource<Page, PageFormValues, PageInput> = {
  name: "page",
  schema: pageInputSchema,
  labels: fieldLabels(pageInputSchema),
  form: {
    empty: emptyPage,
    of: pageToForm,
    sent: (values) => values,
    nameChanges: (before, after) => ({ sections: nameChangedSections(before.sections, after.sections) }),
    shown: ({ sections, ...publication }) => ({ sections: sections.map(toLine), ...shownMoments(publication) }),
  },
  partLabels: { title: "titre", lead: "chapeau", html: "texte", text: "texte" },
  server: {
    get: (id) => rpcClient.pages.get.query({ id }),
    update: (input, options) => rpcClient.pages.update.mutate(input, options),
    refresh: () => queries.pages.list.invalidate(),
  },
  creation: { send: (input, options) => rpcClient.pages.create.mutate(input, options), message: "Page créée" },
  words: {
    updated: "Page mise à jour",
    notSaved: "La page n’a pas été enregistrée",
    conflict: "Cette page a été modifiée entre-temps",
  },
};
