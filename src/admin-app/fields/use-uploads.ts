import { randomId } from "@mantine/hooks";
import { useState } from "react";
import { sentenceOf } from "#admin-app/errors/failure.ts";
import { uploadFile, type UploadTarget } from "./upload-file.ts";

export type UploadKind<Reply> = {
  target: UploadTarget<Reply>;
  types: string[];
  maxBytes: number;
  messages: { wrongType: (file: string) => string; tooLarge: (file: string) => string; failed: (file: string) => string };
};

/** A file on its way (`share` from 0 to 1) or refused (`message`, with the server's `reason` when it gave one). */
export type UploadState = { key: string; name: string; share: number; message?: string; reason?: string };

/** What is wrong with a file before it is sent, if anything. */
export function fileFault<Reply>(file: { name: string; type: string; size: number }, kind: UploadKind<Reply>): string | undefined {
  if (!kind.types.includes(file.type)) return kind.messages.wrongType(file.name);
  if (file.size > kind.maxBytes) return kind.messages.tooLarge(file.name);
  return undefined;
}

/** Sends files side by side and tells how each is doing. One that fails neither stops nor hides the others. `onUploaded` hears each
 *  success as it comes. */
export function useUploads<Reply>(kind: UploadKind<Reply>, onUploaded: (reply: Reply, file: File) => void) {
  const [uploads, setUploads] = useState<UploadState[]>([]);

  function update(key: string, change: Partial<UploadState>) {
    setUploads((current) => current.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  }

  function dismiss(key: string) {
    setUploads((current) => current.filter((upload) => upload.key !== key));
  }

  async function send(file: File) {
    const key = randomId();
    const message = fileFault(file, kind);
    setUploads((current) => [...current, { key, name: file.name, share: 0, message }]);
    if (message !== undefined) return;
    try {
      onUploaded(await uploadFile(file, kind.target, (share) => update(key, { share })), file);
      dismiss(key);
    } catch (error) {
      const failed = kind.messages.failed(file.name);
      const reason = sentenceOf(error);
      update(key, { message: failed, reason: reason === failed ? undefined : reason });
    }
  }

  return {
    pending: uploads.filter(({ message }) => message === undefined),
    failed: uploads.filter(({ message }) => message !== undefined),
    send: (files: File[]) => void Promise.all(files.map(send)),
    dismiss,
  };
}
