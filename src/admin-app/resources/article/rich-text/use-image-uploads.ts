import { randomId } from "@mantine/hooks";
import type { Editor } from "@tiptap/react";
import { use, useRef, useState } from "react";
import type { UploadedImage } from "#contracts/media/upload.ts";
import { FormUploads } from "#admin-app/kit/uploads/awaited-uploads.ts";
import { sentenceOf } from "#admin-app/kit/errors/failure.ts";
import { canSendAgain, RefusedFile, sendFile } from "#admin-app/kit/uploads/send-file.ts";
import { failuresOf, type UploadState } from "#admin-app/kit/uploads/upload-failures.ts";
import { IMAGE_UPLOAD } from "#admin-app/kit/uploads/upload-targets.ts";
import { addSpot, leavingSpot, pictureSpot, removeSpot, spotOf } from "./upload-spots.ts";

/** A picture on its way into the text, or one that did not get there. */
type ImageUpload = UploadState & { file: File };

function failureOf(error: unknown): Partial<ImageUpload> {
  return error instanceof RefusedFile ? { fault: error.message } : { reason: sentenceOf(error), isFinal: !canSendAgain(error) };
}

const hasFailed = ({ fault, reason }: ImageUpload) => fault !== undefined || reason !== undefined;

/** Puts a picture where it was dropped or pasted; at the end when what was around it is gone. Fails when the text was
 *  turned into HTML meanwhile, which has no place for it. */
function insertImage(editor: Editor, id: string, { url, width, height }: UploadedImage) {
  if (editor.isDestroyed) throw new RefusedFile("The editor is gone.");
  const { state } = editor;
  const position = spotOf(state, id) ?? state.doc.content.size;
  const image = { type: "image", attrs: { src: url, alt: "", width, height } };
  editor
    .chain()
    .insertContentAt(position, image, { updateSelection: false })
    .command(({ tr }) => Boolean(leavingSpot(tr, id)))
    .run();
}

/** Sends pictures into the text, each to where it was dropped or pasted, and keeps those that failed for another
 *  try. */
export function useImageUploads() {
  const [uploads, setUploads] = useState<ImageUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const { awaitUpload, forgetUploads } = use(FormUploads);
  const change = (key: string, to: Partial<ImageUpload>) =>
    setUploads((current) => current.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));

  function dismiss(editor: Editor, id: string) {
    running.current.get(id)?.abort();
    if (!editor.isDestroyed) editor.view.dispatch(removeSpot(editor.state, id));
    setUploads((current) => current.filter(({ key }) => key !== id));
    forgetUploads([id]);
  }

  async function transfer(editor: Editor, id: string, file: File) {
    const abort = new AbortController();
    running.current.set(id, abort);
    const controls = { signal: abort.signal, onProgress: (share: number) => change(id, { share }) };
    const arrival = sendFile(file, IMAGE_UPLOAD, controls).then((reply) => insertImage(editor, id, reply));
    awaitUpload({ key: id, name: file.name, arrival, cancel: () => dismiss(editor, id) });
    try {
      await arrival;
      setUploads((current) => current.filter(({ key }) => key !== id));
    } catch (error) {
      change(id, failureOf(error));
    } finally {
      running.current.delete(id);
    }
  }

  return {
    pending: uploads.filter((upload) => !hasFailed(upload)),
    failed: failuresOf(uploads, IMAGE_UPLOAD.messages.failed),
    send(editor: Editor, files: File[], position: number) {
      const chosen = files.map((file) => ({ key: randomId(), name: file.name, file, share: 0 }));
      // What was refused before was not chosen again; what failed can still be tried.
      for (const { key, fault, isFinal } of uploads) if (fault !== undefined || isFinal) dismiss(editor, key);
      setUploads((current) => [...current, ...chosen]);
      const spot = pictureSpot(editor.state, position);
      for (const { key, file } of chosen) {
        editor.view.dispatch(addSpot(editor.state, { id: key, position: spot, name: file.name }));
        void transfer(editor, key, file);
      }
    },
    retry(editor: Editor, keys: string[]) {
      for (const { key, file } of uploads.filter((upload) => keys.includes(upload.key))) {
        change(key, { share: 0, reason: undefined });
        void transfer(editor, key, file);
      }
    },
    dismiss,
  };
}

export type ImageUploads = ReturnType<typeof useImageUploads>;
