import { Button, Group, Text, Textarea } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { DiscardDialog } from "#admin-app/dialogs/discard-dialog.tsx";
import { InlineForm } from "#admin-app/editor/inline-form.tsx";
import { useEditor } from "#admin-app/editor/use-editor.ts";
import { CONTACT_REQUEST_NOTES } from "./contact-request-editing.ts";

/** Notes that colleagues leave each other; stored on request, kept as a draft until then. */
export function ContactRequestNotes({ request }: { request: ContactRequestItem }) {
  const editor = useEditor({ noun: CONTACT_REQUEST_NOTES, item: request });
  const { form, notices, isDirty, isUnsaved, isSaving, save, discard } = editor;
  const leaving = useBlocker({ shouldBlockFn: () => isUnsaved, enableBeforeUnload: false, withResolver: true });
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
        <Button type="submit" variant="light" loading={isSaving} title="Ctrl + S ou ⌘ + S">
          Enregistrer les notes
        </Button>
        {isDirty && (
          <Text size="sm" c="dimmed">
            Pas encore enregistrées
          </Text>
        )}
      </Group>
      <DiscardDialog
        isOpen={leaving.status === "blocked"}
        onKeep={() => leaving.reset?.()}
        onDiscard={() => {
          discard();
          leaving.proceed?.();
        }}
      />
    </InlineForm>
  );
}
