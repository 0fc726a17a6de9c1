import { randomId } from "@mantine/hooks";
import type { Editor } from "@tiptap/react";
import { use, useState } from "react";
import type { UploadedImage } from "#contracts/upload/upload.ts";
import { AwaitUpload } from "#admin-app/collection/awaited-uploads.ts";
import { sentenceOf } from "#admin-app/errors/failure.ts";
import { uploadFile } from "#admin-app/fields/upload-file.ts";
import { IMAGE_UPLOAD } from "#admin-app/fields/upload-targets.ts";
import { fileFault } from "#admin-app/fields/use-uploads.ts";
import { addSpot, removeSpot, spotOf } from "./upload-spots.ts";

/** A picture on its way into the text (`share` from 0 to 1), or one that did not get there and why. */
type ImageUpload = { id: string; file: File; share: number; message?: string; canRetry?: boolean };

/** Sends pictures into the text, each to where it was dropped or pasted, and keeps those that failed for another try. */
export function useImageUploads() {
  const [uploads, setUploads] = useState<ImageUpload[]>([]);
  const awaitUpload = use(AwaitUpload);
  const change = (id: string, to: Partial<ImageUpload>) =>
    setUploads((current) => current.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)));
  const forget = (id: string) => setUploads((current) => current.filter((upload) => upload.id !== id));

  function place(editor: Editor, id: string, { url, width, height }: UploadedImage) {
    const { state, view } = editor;
    const image = state.schema.nodes.image?.create({ src: url, alt: "", width, height });
    const position = spotOf(state, id) ?? state.doc.content.size;
    view.dispatch(removeSpot(state, id));
    if (image) editor.commands.insertContentAt(position, image.toJSON(), { updateSelection: false });
  }

  async function transfer(editor: Editor, id: string, file: File) {
    try {
      const upload = uploadFile(file, IMAGE_UPLOAD.target, (share) => change(id, { share }));
      awaitUpload(upload);
      const reply = await upload;
      forget(id);
      if (!editor.isDestroyed) place(editor, id, reply);
    } catch (error) {
      const failed = IMAGE_UPLOAD.messages.failed([file.name]);
      const reason = sentenceOf(error);
      change(id, { message: reason === failed ? failed : `${failed} ${reason}`, canRetry: true });
    }
  }

  return {
    uploads,
    send(editor: Editor, files: File[], position: number) {
      for (const file of files) {
        const id = randomId();
        const message = fileFault(file, IMAGE_UPLOAD);
        setUploads((current) => [...current, { id, file, share: 0, message }]);
        if (message !== undefined) continue;
        editor.view.dispatch(addSpot(editor.state, id, position));
        void transfer(editor, id, file);
      }
    },
    retry(editor: Editor, { id, file }: ImageUpload) {
      change(id, { share: 0, message: undefined });
      void transfer(editor, id, file);
    },
    dismiss(editor: Editor, { id }: ImageUpload) {
      if (!editor.isDestroyed) editor.view.dispatch(removeSpot(editor.state, id));
      forget(id);
    },
  };
}

export type ImageUploads = ReturnType<typeof useImageUploads>;
