import { Stack, Textarea } from "@mantine/core";
import { mediaAltChangeSchema, type MediaDetail } from "#contracts/media/media.ts";
import { InlineForm } from "#admin-app/kit/editor/inline-form.tsx";
import type { useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { maxLengthOf } from "#contracts/field/field.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { type Alt, MEDIA_ALT } from "./media-editing.ts";

/** Field for the alternative text of a picture. What was typed is a draft until it is stored. */
export function AltText({
  editor: { form, notices, isDirty, isSaving, save },
}: {
  editor: ReturnType<typeof useEditor<MediaDetail, Alt>>;
}) {
  return (
    <InlineForm save={save} notices={notices}>
      <Stack gap="xs" align="start">
        <Textarea
          name="alt_text"
          label={MEDIA_ALT.labels.alt_text}
          description="Ce que montre l’image, pour qui ne la voit pas."
          autosize
          minRows={2}
          {...withLimit(form.getInputProps("alt_text"), maxLengthOf(mediaAltChangeSchema, "alt_text"))}
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
