import { useHotkeys } from "@mantine/hooks";
import { type ReactNode, useRef } from "react";
import { Stack } from "@mantine/core";
import { useFocusFallback } from "#admin-app/kit/layout/focus.ts";
import { EditorNotices } from "./editor-notices.tsx";
import { useMayWrite, WritableFields } from "#admin-app/kit/session/writing.tsx";
import type { Ending } from "./saving/use-save.ts";

/** A small form that stands in a page or a window of something else, with its notices. Enter in it or Ctrl/⌘ S
 *  saves. */
export function InlineForm({
  save,
  notices,
  children,
}: {
  save: (ending: Ending) => void;
  notices: Parameters<typeof EditorNotices>[0]["notices"];
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const handleNoticeFocus = useFocusFallback(() => form.current);
  const mayWrite = useMayWrite();
  const saveWhole = () => mayWrite && save("close");
  useHotkeys([["mod+S", saveWhole]], []);
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saveWhole();
      }}
    >
      <WritableFields>{children}</WritableFields>
      <Stack gap="xs" mt="xs" onFocus={handleNoticeFocus}>
        <EditorNotices notices={notices} />
      </Stack>
    </form>
  );
}
