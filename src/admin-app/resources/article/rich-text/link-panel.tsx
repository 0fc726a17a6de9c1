import { Button, Group, TextInput } from "@mantine/core";
import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { isSafeUrl, urlFault } from "#contracts/shared/url.ts";
import classes from "./rich-text.module.css";

/** Completes a typed link: « lumidar.fr » is a site, « a@b.fr » a mailbox. */
function completeUrl(typed: string): string {
  const url = typed.trim();
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `mailto:${url}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(url) ? `https://${url}` : url;
}

/** Panel for the link of the selected words. With nothing selected, the URL itself is written. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [stored] = useState<string>(() => editor.getAttributes("link").href ?? "");
  const [typed, setTyped] = useState(stored);
  const [fault, setFault] = useState<string>();

  function close() {
    onClose();
    editor.commands.focus();
  }

  function apply() {
    const href = completeUrl(typed);
    if (!isSafeUrl(href)) return setFault(urlFault(href));
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && stored === "")
      chain.insertContent({ type: "text", text: typed.trim(), marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    return onClose();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Escape") close();
    if (event.key !== "Enter") return;
    event.preventDefault(); // else the whole form would be sent
    apply();
  }

  return (
    <section className={classes.panel} aria-label="Lien">
      <TextInput
        // It was asked for just now, by the control or its keys.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label="Adresse du lien"
        placeholder="https://… ou /contact"
        inputMode="url"
        autoComplete="off"
        value={typed}
        error={fault}
        data-mantine-stop-propagation="true"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setFault(undefined);
        }}
        onKeyDown={handleKey}
      />
      <Group gap="xs">
        <Button size="xs" onClick={apply}>
          Appliquer
        </Button>
        {stored !== "" && (
          <>
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                editor.chain().focus().extendMarkRange("link").unsetLink().run();
                onClose();
              }}
            >
              Retirer le lien
            </Button>
            <Button size="xs" variant="subtle" component="a" href={stored} target="_blank" rel="noopener noreferrer">
              Ouvrir
            </Button>
          </>
        )}
        <Button size="xs" variant="subtle" onClick={close}>
          Fermer
        </Button>
      </Group>
    </section>
  );
}
