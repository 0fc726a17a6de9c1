import {
  isLonely,
  LONELY_WORD,
  type SynonymGroup,
  type SynonymGroupInput,
  synonymGroupInputSchema,
  uniqueWords,
} from "#contracts/synonym-group/synonym-group.ts";
import { emptyFields, fieldLabels } from "#contracts/field/field.ts";
import type { Language } from "#contracts/shared/language.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";

/** Values of the form: a group, and in each list the word that is typed but not added yet. */
export type SynonymGroupFormValues = { language: Language; words: string[]; meant: string[]; typed_word: string; typed_meant: string };

const addTyped = (words: string[], typed: string) => uniqueWords([...words, ...typed.split(/[\s,;]+/)]);

/** Adds the typed words. */
function tidy({ language, words, meant, typed_word, typed_meant }: SynonymGroupFormValues): SynonymGroupFormValues {
  return { language, words: addTyped(words, typed_word), meant: addTyped(meant, typed_meant), typed_word: "", typed_meant: "" };
}

function sentOf(values: SynonymGroupFormValues): Required<SynonymGroupInput> {
  const { language, words, meant } = tidy(values);
  return { language, words, meant };
}

/** A group of synonyms, as the editor knows it. */
export const SYNONYM_GROUP: EditedResource<SynonymGroup, SynonymGroupFormValues, Required<SynonymGroupInput>> = {
  name: "synonym-group",
  schema: synonymGroupInputSchema.refine((group) => !isLonely(group), { path: ["words"], message: LONELY_WORD }),
  labels: {
    ...fieldLabels(synonymGroupInputSchema),
    typed_word: "Mot tapé en cours de saisie",
    typed_meant: "Mot des fiches en cours de saisie",
  },
  form: {
    empty: () => ({ ...emptyFields(synonymGroupInputSchema), typed_word: "", typed_meant: "" }),
    of: ({ language, words, meant }) => ({ language, words, meant, typed_word: "", typed_meant: "" }),
    sent: sentOf,
    tidy,
  },
  server: {
    get: (id) => rpcClient.synonymGroups.get.query({ id }),
    update: (input, options) => rpcClient.synonymGroups.update.mutate(input, options),
    refresh: () => queries.synonymGroups.list.invalidate(),
  },
  creation: { send: (input, options) => rpcClient.synonymGroups.create.mutate(input, options), message: "Groupe créé" },
  words: {
    updated: "Groupe mis à jour",
    notSaved: "Le groupe n’a pas été enregistré",
    conflict: "Ce groupe a été modifié entre-temps",
  },
};
