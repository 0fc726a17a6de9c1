import { Group, Text, Textarea } from "@mantine/core";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { LeaveGuard } from "#admin-app/kit/dialogs/leave-guard.tsx";
import { InlineForm } from "#admin-app/kit/editor/inline-form.tsx";
import { useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { CONTACT_REQUEST_NOTES } from "./contact-request-editing.ts";

/** Notes among colleagues; saved on request, a draft until then. */
export function ContactRequestNotes({ request }: { request: ContactRequestItem }) {
  const editor = useEditor({ noun: CONTACT_REQUEST_NOTES, item: request });
  const { form, notices, isDirty, isUnsaved, isSaving, save, discard } = editor;
  return (
    <InlineForm save={save} notices={notices}>
      <Textarea
        label="Notes"
        description="Visibles dans l’administration seulement."
        autosize
        minRows={4}
        {...form.getInputProps("notes")}
        key={form.key("notes")}
      />
      <Group mt="xs" gap="sm">
        <ActionButton type="submit" variant="light" loading={isSaving} title="Ctrl + S ou ⌘ + S">
          Enregistrer les notes
        </ActionButton>
        {isDirty && (
          <Text size="sm" c="dimmed">
            Pas encore enregistrées
          </Text>
        )}
      </Group>
      <LeaveGuard isUnsaved={isUnsaved} isDraft onDiscard={discard} />
    </InlineForm>
  );
}
