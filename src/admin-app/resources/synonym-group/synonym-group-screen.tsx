import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type SynonymGroup, SYNONYM_MAX_LENGTH } from "#contracts/synonym-group/synonym-group.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { trpc } from "#admin-app/rpc.ts";
import { wordsToAdd } from "./synonym-filter.ts";
import { SYNONYM_GROUP, type SynonymGroupFormValues } from "./synonym-group-editing.ts";
import { Select, Stack, TagsInput, Text } from "@mantine/core";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";

const route = getRouteApi("/signed-in/admin/dashboard/synonyms/$id");

/** The form of one group of synonyms, over the list. */
export function SynonymGroupScreen() {
  const { id } = route.useParams();
  const filter = route.useSearch();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<SynonymGroup>({
    list: "/admin/dashboard/synonyms",
    id,
    wordsOf: ({ title }) => title,
  });
  const group = trpc.synonymGroups.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const list = trpc.synonymGroups.list.useQuery();
  const { words: toAdd } = wordsToAdd(filter, list.data ?? []);
  const lostId = lostIdOf(SYNONYM_GROUP, group.error);

  return (
    <EditorScreen
      title={isNew ? "Nouveau groupe" : "Modifier le groupe"}
      name={nameOf(group.data)}
      awaited={isRead && lostId === undefined && group.data === undefined ? group : list}
      loading="Chargement du groupe..."
      failed="Ce groupe n’a pas pu être ouvert"
      size="small"
      onClose={close}
    >
      <SynonymGroupEditorForm key={formKey} lostId={lostId} group={group.data} toAdd={toAdd} language={filter.add_in} {...handlers} />
    </EditorScreen>
  );
}

const { labels } = SYNONYM_GROUP;

/** Separators of words in a typed or pasted list. */
const SPLIT_AT = [",", ";", " ", "/", "\n", "\t"];

/** The form of a group of synonyms. `toAdd` are the words of a search that found nothing, typed on pages of `language`:
 *  the form opens with them. */
function SynonymGroupEditorForm({
  group,
  toAdd,
  language = "fr",
  onClose,
  ...surroundings
}: {
  group: SynonymGroup | undefined;
  toAdd: string[];
  language: Language | undefined;
  onClose: () => void;
} & EditorSurroundings<SynonymGroup>) {
  const words = [...new Set([...(group?.words ?? []), ...toAdd])];
  const pending = toAdd.length > 0 ? { words, language: group?.language ?? language } : undefined;
  const editor = useEditor({ resource: SYNONYM_GROUP, item: group, pending, ...surroundings });
  const { form } = editor;
  const wordsProps = (list: "words" | "meant", typed: "typed_word" | "typed_meant") => ({
    name: list,
    label: labels[list],
    splitChars: SPLIT_AT,
    clearButtonProps: { "aria-label": `Tout effacer\u202f: ${labels[list]}` },
    ...withLimit(form.getInputProps(list), SYNONYM_MAX_LENGTH),
    searchValue: form.values[typed],
    onSearchChange(value: string) {
      form.setFieldValue(typed, value);
      // Now, and not when the word is added as the field is left: the button that is being pressed would move away from
      // under the pointer.
      if (value) form.clearFieldError(list);
    },
  });
  return (
    <EditorForm editor={editor} onClose={onClose}>
      <EditorBody>
        <Stack>
          <Select
            {...form.getInputProps("language")}
            name="language"
            label={labels.language}
            description={"Où ces mots sont tapés. Un groupe français compte aussi ailleurs, pour les mots qu’aucun autre n’a."}
            data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_IN_FRENCH[language] }))}
            allowDeselect={false}
          />
          <TagsInput
            {...wordsProps("words", "typed_word")}
            description="Un mot à la fois, puis Entrée. Le pluriel, les accents et les majuscules sont compris d’office."
            required
            data-autofocus
          />
          <TagsInput
            {...wordsProps("meant", "typed_meant")}
            description={"Facultatif. Un début de mot suffit\u202f: «\u202fthermo\u202f» trouve thermostat et thermomètre."}
          />
          <Text size="sm" c="dimmed" component="output">
            {describeEffect(form.values)}
          </Text>
        </Stack>
      </EditorBody>
    </EditorForm>
  );
}

const quoteWords = (words: string[]) => words.map((word) => `«\u202f${word}\u202f»`).join(", ");

/** Explains in a sentence what the group does. */
function describeEffect(values: SynonymGroupFormValues): string {
  const { words, meant } = SYNONYM_GROUP.form.sent(values);
  const [first, ...others] = words;
  if (first === undefined) return "Ajoutez les mots que vos visiteurs tapent, et ce que vos fiches disent à la place.";
  const found = meant.length > 0 ? meant : others;
  if (found.length === 0) return `Ajoutez un autre mot\u202f: seul, «\u202f${first}\u202f» ne renvoie à rien.`;
  return `Qui cherche «\u202f${first}\u202f» trouve aussi les produits qui disent ${quoteWords(found)}.`;
}
