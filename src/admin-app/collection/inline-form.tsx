import { useHotkeys } from "@mantine/hooks";
import type { ReactNode } from "react";
import { EditorNotices } from "./editor-notices.tsx";

/** A small form that stands in a page or a window of something else, with its notices. Enter in it or Ctrl/⌘ S saves. */
export function InlineForm({
  save,
  notices,
  children,
}: {
  save: () => void;
  notices: Parameters<typeof EditorNotices>[0]["notices"];
  children: ReactNode;
}) {
  useHotkeys([["mod+S", save]], []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <EditorNotices notices={notices} />
      {children}
    </form>
  );
}
