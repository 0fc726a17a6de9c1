import type { EditorProps } from "@tiptap/pm/view";
import { isArticleImage } from "#contracts/article/article-html.ts";
import { cleanPasted } from "./pasted-html.ts";

/** Pictures among what is dropped or pasted; none where there is text to read as well, which comes first. */
function imagesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
  const text = new DOMParser().parseFromString(data?.getData("text/html") ?? "", "text/html").body.textContent ?? "";
  return text.trim() === "" ? files : [];
}

/** Pictures of a pasted text that cannot be taken over, since they are not our own. */
function foreignImages(html: string): number {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll("img")].filter((image) => !isArticleImage(image.getAttribute("src") ?? "")).length;
}

/** How the editor is named, and what is told of what happens in it. */
export type Handling = {
  labelId: string;
  /** Of the form's field. */
  path: string;
  /** How many pictures of a pasted text were not taken over. */
  onLeftOut: (count: number) => void;
  onImages: (files: File[], position: number) => void;
  onLink: () => void;
  onTools: () => void;
};

/** Names the editor for assistive technology, and says what becomes of what is pasted, dropped and pressed in it. */
export function editorProps({ labelId, path, onLeftOut, onImages, onLink, onTools }: Handling): EditorProps {
  return {
    attributes: { role: "textbox", "aria-multiline": "true", "aria-labelledby": labelId, "aria-required": "true", "data-path": path },
    transformPastedHTML(html) {
      const clean = cleanPasted(html, window.location.origin);
      onLeftOut(foreignImages(clean));
      return clean;
    },
    handlePaste(view, { clipboardData }) {
      const files = imagesIn(clipboardData);
      if (files.length > 0) onImages(files, view.state.selection.from);
      return files.length > 0;
    },
    handleDrop(view, event, _slice, isMoved) {
      const files = isMoved ? [] : [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      event.preventDefault();
      onImages(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.from);
      return true;
    },
    handleKeyDown(_view, event) {
      const isLinkKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      const isToolsKey = event.altKey && event.key === "F10";
      if (isLinkKey) onLink();
      if (isToolsKey) onTools();
      if (isLinkKey || isToolsKey) event.preventDefault();
      return isLinkKey || isToolsKey;
    },
  };
}
