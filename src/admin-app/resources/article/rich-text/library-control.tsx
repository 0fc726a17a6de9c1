import { RichTextEditor } from "@mantine/tiptap";
import type { Editor } from "@tiptap/react";
import { Images } from "lucide-react";
import { useState } from "react";
import { isArticleImage } from "#contracts/article/article-html.ts";
import { notifyRefusal } from "#admin-app/kit/errors/notify.tsx";
import { MediaPicker } from "#admin-app/kit/media/media-picker.tsx";
import type { PickedMedia } from "#admin-app/kit/media/picked-media.ts";

const ONLY_OURS = "Le texte d’un article ne montre que des images de la médiathèque\u202f: envoyez celle-ci d’abord.";
const LABEL = "Choisir une image dans la médiathèque";

/** Puts a picture of the library into the text, with the alternative text that it has there. */
export function LibraryControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);

  function insert({ url, alt_text, width, height }: PickedMedia) {
    if (!isArticleImage(url)) {
      notifyRefusal("L’image n’a pas été insérée", ONLY_OURS);
      return;
    }
    editor
      .chain()
      .focus()
      .insertContent({ type: "image", attrs: { src: url, alt: alt_text, width, height } })
      .run();
  }

  return (
    <>
      <RichTextEditor.Control aria-label={LABEL} title={LABEL} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Images size={16} aria-hidden />
      </RichTextEditor.Control>
      {isOpen && <MediaPicker kind="image" onPick={insert} onClose={() => setOpen(false)} />}
    </>
  );
}
