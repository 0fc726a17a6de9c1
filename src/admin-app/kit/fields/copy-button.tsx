import { useTimeout } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { notifyRefusal } from "#admin-app/kit/errors/notify.tsx";

/** Duration for which a button says that it has copied. */
const COPIED_MS = 2000;

/** Copies a text; gives whether it could. Else says how its reader can: `hint` is the text itself where it stands
 *  nowhere on the screen. */
export async function copyText(text: string, hint = "Le navigateur ne donne pas accès au presse-papiers."): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text); // browsers have it over TLS only
    return true;
  } catch {
    notifyRefusal("Copie impossible\u202f: sélectionnez le texte et faites Ctrl + C", hint);
    return false;
  }
}

/** Copies a value on the screen. Not Mantine's: that one says nothing where the browser refuses. */
export function CopyButton({ value, children }: { value: string; children: (state: { copied: boolean; copy: () => void }) => ReactNode }) {
  const [copied, setCopied] = useState(false);
  const { start } = useTimeout(() => setCopied(false), COPIED_MS);

  async function handleCopy() {
    if (!(await copyText(value))) return;
    setCopied(true);
    start();
  }

  return children({ copied, copy: () => void handleCopy() });
}
