import { Stack, Textarea } from "@mantine/core";
import { ALT_TEXT_MAX_LENGTH } from "#contracts/shared/text.ts";
import type { MediaDetail } from "#contracts/media/media.ts";
import { InlineForm } from "#admin-app/editor/inline-form.tsx";
import { useEditor } from "#admin-app/editor/use-editor.ts";
import { ActionButton } from "#admin-app/layout/action-button.tsx";
import { withLimit } from "#admin-app/fields/with-limit.ts";
import { MEDIA_ALT } from "./media-editing.ts";

/** What a picture shows, in words. What was typed is a draft until it is stored. */
export function AltText({ file }: { file: MediaDetail }) {
  const { form, notices, isDirty, isSaving, save } = useEditor({ noun: MEDIA_ALT, item: file });
  return (
    <InlineForm save={save} notices={notices}>
      <Stack gap="xs" align="start">
        <Textarea
          name="alt_text"
          label={MEDIA_ALT.labels.alt_text}
          description="Ce que montre l’image, pour qui ne la voit pas."
          autosize
          minRows={2}
          {...withLimit(form.getInputProps("alt_text"), ALT_TEXT_MAX_LENGTH)}
          w="100%"
        />
        {isDirty && (
          <ActionButton type="submit" size="xs" loading={isSaving}>
            Enregistrer le texte
          </ActionButton>
        )}
      </Stack>
    </InlineForm>
  );
}
