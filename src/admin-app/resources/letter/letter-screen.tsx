import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type Letter, letterInputSchema } from "#contracts/letter/letter.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { TranslationLinks } from "#admin-app/resources/translation/translation-link.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { LETTER, letterToForm, showLetter, type LetterFormValues } from "./letter-editing.ts";
import { SendingReport } from "./sending/sending-report.tsx";
import { Stack, TextInput } from "@mantine/core";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import layout from "#admin-app/kit/layout/form-columns.module.css";
import classes from "./letter-form.module.css";
import { LetterPreview } from "./letter-preview.tsx";
import { SectionsField } from "./sections/sections-field.tsx";
import { SendPanel } from "./sending/send-panel.tsx";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

const route = getRouteApi("/signed-in/admin/dashboard/letters/$id");

/** Reads what a new letter starts from: an article, another letter, or nothing. */
function useStart() {
  const { article, copy } = route.useSearch();
  const about = trpc.letters.startFromArticle.useQuery(article === undefined ? skipToken : { id: article }, EDITING_CACHE);
  const copied = trpc.letters.get.useQuery(copy === undefined ? skipToken : { id: copy });
  if (article !== undefined) return { query: about, values: about.data && letterToForm(about.data) };
  return { query: copy === undefined ? undefined : copied, values: copied.data && letterToForm(copied.data) };
}

/** One letter over the list: its form, or once its sending is confirmed, how far that is. */
export function LetterScreen() {
  const { id } = route.useParams();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<Letter>({
    list: "/admin/dashboard/letters",
    id,
    wordsOf: ({ title }) => title,
  });
  const letter = trpc.letters.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const start = useStart();
  const lostId = lostIdOf(LETTER, letter.error);
  const isConfirmed = Boolean(letter.data?.send_at);
  const handleStored = (stored: Letter) => {
    handlers.onStored(stored);
    void showLetter(stored); // what is sent is the version that is stored now
  };

  return (
    <EditorScreen
      title={isNew ? "Nouvelle lettre" : isConfirmed ? "Lettre" : "Modifier la lettre"}
      name={nameOf(letter.data)}
      awaited={isRead && lostId === undefined ? letter : start.query}
      loading="Chargement de la lettre..."
      failed="Cette lettre n’a pas pu être ouverte"
      size="full"
      tools={!isConfirmed && <TranslationLinks noun="letter" record={letter.data?.id} />}
      onClose={close}
    >
      {letter.data?.send_at ? (
        <SendingReport letter={letter.data} onClose={close} />
      ) : (
        <LetterEditorForm key={formKey} lostId={lostId} letter={letter.data} start={start.values} {...handlers} onStored={handleStored} />
      )}
    </EditorScreen>
  );
}

/** The form of a letter, beside its preview and the way to send it. */
function LetterEditorForm({
  letter,
  start,
  onClose,
  ...surroundings
}: {
  letter: Letter | undefined;
  /** Initial values of a new one. */
  start: LetterFormValues | undefined;
  onClose: () => void;
} & EditorSurroundings<Letter>) {
  const editor = useEditor({ resource: LETTER, item: letter, initial: start && (() => start), ...surroundings });
  const { form } = editor;
  const field = fieldProps(form, letterInputSchema);
  return (
    <EditorForm editor={editor} onClose={onClose}>
      <EditorBody>
        <div className={`${layout.columns} ${classes.columns}`}>
          <Stack>
            <TextInput {...field("title")} required data-autofocus />
            <TextInput {...field("preheader")} description="La phrase que les messageries montrent à côté de l’objet." />
            <SectionsField form={form} />
          </Stack>
          <Stack className={layout.aside}>
            <SendPanel letter={letter} isDirty={editor.isDirty} />
            <LetterPreview id={letter?.id} values={form.values} />
          </Stack>
        </div>
      </EditorBody>
    </EditorForm>
  );
}
