import { useDidUpdate } from "@mantine/hooks";
import { useRef, useState } from "react";
import type { Settings } from "#contracts/settings/settings.ts";
import { EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { PreviewButton } from "./preview-button.tsx";
import { SETTINGS } from "./settings-editing.ts";
import { faultyTabs, type SettingsTab, tabOf } from "./settings-fields.ts";
import { SettingsFormProvider } from "./settings-form-context.ts";
import { SettingsTabs } from "./settings-tabs.tsx";

/** The settings being written, in their tabs. A save leaves the form open: there is no list to go back to. */
export function SettingsEditorForm({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const [tab, setTab] = useState<SettingsTab>("company");
  const [fault, setFault] = useState<{ path: string }>();
  const body = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    noun: SETTINGS,
    item: settings,
    onFaults(errors) {
      const [first] = faultyTabs(errors);
      if (first) setTab(first);
      setFault({ path: Object.keys(errors).find((path) => tabOf(path) === first) ?? "" });
    },
  });
  const { form } = editor;

  useDidUpdate(() => {
    form.getInputNode(fault?.path ?? "")?.focus();
  }, [fault]);
  useDidUpdate(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [tab]);

  return (
    <SettingsFormProvider form={form}>
      <EditorForm editor={editor} onClose={onClose} footer={<PreviewButton />}>
        <SettingsTabs current={tab} onOpen={setTab} body={body} />
      </EditorForm>
    </SettingsFormProvider>
  );
}
