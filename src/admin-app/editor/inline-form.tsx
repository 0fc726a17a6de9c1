import { useHotkeys } from "@mantine/hooks";
import { type ReactNode, useRef } from "react";
import { Stack } from "@mantine/core";
import { useFocusFallback } from "#admin-app/layout/focus.ts";
import { EditorNotices } from "./editor-notices.tsx";
import type { Ending } from "#admin-app/editor/saving/use-saving.ts";

/** A small form that stands in a page or a window of something else, with its notices. Enter in it or Ctrl/⌘ S saves. */
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
  useHotkeys([["mod+S", () => save("close")]], []);
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save("close");
      }}
    >
      {children}
      <Stack gap="xs" mt="xs" onFocus={handleNoticeFocus}>
        <EditorNotices notices={notices} />
      </Stack>
    </form>
  );
}
