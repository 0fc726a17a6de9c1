import { randomId } from "@mantine/hooks";
import { use, useState } from "react";
import { AwaitUpload } from "#admin-app/collection/awaited-uploads.ts";
import { sentenceOf } from "#admin-app/errors/failure.ts";
import { failuresOf, type UploadState } from "./upload-failures.ts";
import { uploadFile, type UploadTarget } from "./upload-file.ts";

export type UploadKind<Reply> = {
  target: UploadTarget<Reply>;
  types: string[];
  maxBytes: number;
  messages: { wrongType: (file: string) => string; tooLarge: (file: string) => string; failed: (files: string[]) => string };
};

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
  const awaitUpload = use(AwaitUpload);

  function update(key: string, change: Partial<UploadState>) {
    setUploads((current) => current.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  }

  function dismiss(keys: string[]) {
    setUploads((current) => current.filter(({ key }) => !keys.includes(key)));
  }

  async function send(file: File) {
    const key = randomId();
    const fault = fileFault(file, kind);
    setUploads((current) => [...current, { key, name: file.name, share: 0, fault }]);
    if (fault !== undefined) return;
    try {
      const upload = uploadFile(file, kind.target, (share) => update(key, { share }));
      awaitUpload(upload);
      onUploaded(await upload, file);
      dismiss([key]);
    } catch (error) {
      update(key, { reason: sentenceOf(error) });
    }
  }

  return {
    pending: uploads.filter(({ fault, reason }) => fault === undefined && reason === undefined),
    failed: failuresOf(uploads, kind.messages.failed),
    send: (files: File[]) => void Promise.all(files.map(send)),
    dismiss,
  };
}
