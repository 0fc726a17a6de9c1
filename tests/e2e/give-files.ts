import type { Locator } from "@playwright/test";
import type { SampleFile } from "./sample-files.ts";

/** Content of a clipboard, or of a drag. */
export type Given = { files?: SampleFile[]; html?: string; text?: string };

/** Pastes or drops, as the browser would tell it. */
export async function give(target: Locator, event: "paste" | "drop", { files = [], html = "", text = "" }: Given): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString("base64") }));
  await target.evaluate(
    (target: any, { event, sent, html, text }) => {
      // There are no types of the browser in this folder.
      const { DataTransfer, File, ClipboardEvent, DragEvent } = globalThis as any;
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of sent)
        data.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0)], name, { type: mimeType }));
      if (html) data.setData("text/html", html);
      if (text) data.setData("text/plain", text);
      const { left, top } = target.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true, clientX: left + 40, clientY: top + 20 };
      target.dispatchEvent(
        event === "paste"
          ? new ClipboardEvent("paste", { ...options, clipboardData: data })
          : new DragEvent("drop", { ...options, dataTransfer: data }),
      );
    },
    { event, sent, html, text },
  );
}
