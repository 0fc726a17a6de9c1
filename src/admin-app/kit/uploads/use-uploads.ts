import { randomId } from "@mantine/hooks";
import { use, useRef, useState } from "react";
import { FormUploads } from "./awaited-uploads.ts";
import { sentenceOf } from "#admin-app/kit/errors/failure.ts";
import { canSendAgain, RefusedFile, sendFile } from "./send-file.ts";
import { failuresOf, type UploadFailure, type UploadState } from "./upload-failures.ts";
import type { UploadKind } from "./upload-targets.ts";

type Upload = UploadState & { file: File };

/** Uploads on their way, those that failed, and what can be done about either. */
export type Uploads = {
  pending: UploadState[];
  failed: UploadFailure[];
  send: (files: File[]) => void;
  retry: (keys: string[]) => void;
  dismiss: (keys: string[]) => void;
  cancel: (keys: string[]) => void;
  /** Calls off what is on its way, and gives up what failed. */
  cancelAll: () => void;
};

type OnUploaded<Reply> = (reply: Reply, file: File, later: Reply[]) => void;

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Lists the replies to files that were chosen after one. */
function laterReplies<Reply>(key: string, replies: Map<string, Reply | undefined>): Reply[] {
  const keys = [...replies.keys()];
  return keys.slice(keys.indexOf(key) + 1).flatMap((other) => replies.get(other) ?? []);
}

function useUploadList() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const { forgetUploads } = use(FormUploads);

  function update(key: string, change: Partial<UploadState>) {
    setUploads((current) => current.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  }

  function remove(keys: string[]) {
    setUploads((current) => current.filter(({ key }) => !keys.includes(key)));
  }

  /** Gives up what failed. */
  function dismiss(keys: string[]) {
    remove(keys);
    forgetUploads(keys);
  }

  return { uploads, setUploads, update, remove, dismiss };
}

/** Sends files side by side and tells how each is doing. One that fails neither stops nor hides the others, and can be
 *  tried again. `onUploaded` hears each success as it comes, with the replies that came before it to files chosen after
 *  it. With `isSingle` the file chosen last takes the place of all others. */
export function useUploads<Reply>(kind: UploadKind<Reply>, onUploaded: OnUploaded<Reply>, { isSingle = false } = {}): Uploads {
  const { uploads, setUploads, update, remove, dismiss } = useUploadList();
  /** Replies in the order in which the files were chosen. */
  const replies = useRef(new Map<string, Reply | undefined>());
  const running = useRef(new Map<string, AbortController>());
  const { awaitUpload } = use(FormUploads);

  function cancel(keys: string[]) {
    for (const key of keys) running.current.get(key)?.abort();
    dismiss(keys);
  }

  async function transfer(key: string, file: File) {
    const abort = new AbortController();
    running.current.set(key, abort);
    const arrival = sendFile(file, kind, { signal: abort.signal, onProgress: (share) => update(key, { share }) });
    awaitUpload({ key, name: file.name, arrival, cancel: () => cancel([key]) });
    try {
      const reply = await arrival;
      if (abort.signal.aborted) return;
      replies.current.set(key, reply);
      remove([key]);
      onUploaded(reply, file, laterReplies(key, replies.current));
    } catch (error) {
      update(key, error instanceof RefusedFile ? { fault: error.message } : { reason: sentenceOf(error), isFinal: !canSendAgain(error) });
    } finally {
      running.current.delete(key);
    }
  }

  function send(files: File[]) {
    const chosen = files.map((file) => ({ key: randomId(), name: file.name, share: 0, file }));
    if (isSingle) cancel([...running.current.keys()]);
    // The message about the last try is no longer true of this one; a file that failed and was not chosen again can
    // still be tried.
    const stays = ({ file, fault }: Upload) => !isSingle && fault === undefined && !files.some((again) => isSameFile(again, file));
    dismiss(uploads.filter((upload) => !isPending(upload) && !stays(upload)).map(({ key }) => key));
    setUploads((current) => [...current, ...chosen]);
    for (const { key } of chosen) replies.current.set(key, undefined);
    for (const { key, file } of chosen) void transfer(key, file);
  }

  function retry(keys: string[]) {
    for (const { key, file } of uploads.filter(({ key }) => keys.includes(key))) {
      update(key, { share: 0, reason: undefined });
      void transfer(key, file);
    }
  }

  return {
    pending: uploads.filter(isPending),
    failed: failuresOf(uploads, kind.messages.failed),
    send,
    retry,
    dismiss,
    cancel,
    cancelAll: () => cancel(uploads.map(({ key }) => key)),
  };
}

function isPending({ fault, reason }: UploadState): boolean {
  return fault === undefined && reason === undefined;
}
