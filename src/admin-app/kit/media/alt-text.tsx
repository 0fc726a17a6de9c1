import { Stack, Textarea } from "@mantine/core";
import { mediaAltChangeSchema, type MediaDetail } from "#contracts/media/media.ts";
import { InlineForm } from "#admin-app/kit/editor/inline-form.tsx";
import type { useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { type Alt } from "./media-editing.ts";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

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
          {...fieldProps(form, mediaAltChangeSchema)("alt_text")}
          description="Ce que montre l’image, pour qui ne la voit pas."
          autosize
          minRows={2}
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
