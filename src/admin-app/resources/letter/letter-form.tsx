import { Stack, TextInput } from "@mantine/core";
import { type Letter, letterInputSchema } from "#contracts/letter/letter.ts";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { LETTER, type LetterFormValues } from "./letter-editing.ts";
import classes from "./letter-form.module.css";
import { LetterPreview } from "./letter-preview.tsx";
import { SectionsField } from "./sections/sections-field.tsx";
import { SendPanel } from "./sending/send-panel.tsx";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

/** The form of a letter, beside its preview and the way to send it. */
export function LetterEditorForm({
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
        <div className={classes.columns}>
          <Stack>
            <TextInput {...field("title")} required data-autofocus />
            <TextInput {...field("preheader")} description="La phrase que les messageries montrent à côté de l’objet." />
            <SectionsField form={form} />
          </Stack>
          <Stack className={classes.aside}>
            <SendPanel letter={letter} isDirty={editor.isDirty} />
            <LetterPreview id={letter?.id} values={form.values} />
          </Stack>
        </div>
      </EditorBody>
    </EditorForm>
  );
}
