import { useEffect, useState } from "react";
import type * as richTextModule from "./rich-text/rich-text.tsx";

type RichTextModule = typeof richTextModule;

/** The editor, which only this form loads; until it is there, or when it does not come, the form does without. */
export function useRichText() {
  const [richText, setRichText] = useState<RichTextModule>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = !hasFailed; // else the next try is for the person to ask for
    if (isCurrent)
      import("./rich-text/rich-text.tsx").then(
        (module) => isCurrent && setRichText(module),
        () => isCurrent && setHasFailed(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [hasFailed]);
  return { richText, hasFailed, retry: () => setHasFailed(false) };
}
