import { Button, Group, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { isSafeUrl, urlFault } from "#contracts/shared/url.ts";
import { queryClient } from "#admin-app/rpc.ts";
import { findLinks, type LinkHit, LinkHits } from "./link-hits.tsx";
import classes from "./rich-text.module.css";

/** Completes a typed link: « lumidar.fr » is a site, « a@b.fr » a mailbox. */
function completeUrl(typed: string): string {
  const url = typed.trim();
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(url)) return `mailto:${url}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(url) ? `https://${url}` : url;
}

const TYPING_PAUSE_MS = 250;

const NOTHING = "Aucun produit, article ni page trouvé. Indiquez une adresse, par exemple https://… ou /contact.";

/** Whether words are typed, and no URL: it has none of its signs. */
function isSearch(typed: string): boolean {
  const words = typed.trim();
  return words.length > 1 && (/\s/.test(words) || !/[/:.#@]/.test(words));
}

const search = (q: string) => ({ queryKey: ["links", q], queryFn: () => findLinks(q) });

/** The link of the selected words: its URL as it is typed, or the words by which its page is found. */
function useLink(editor: Editor, onClose: () => void) {
  const [stored] = useState<string>(() => editor.getAttributes("link").href ?? "");
  const [typed, setTyped] = useState(stored);
  const [fault, setFault] = useState<string>();
  const isSearched = isSearch(typed);
  const [q] = useDebouncedValue(isSearched ? typed.trim() : "", TYPING_PAUSE_MS);
  const found = useQuery({ ...search(q), enabled: q !== "", placeholderData: keepPreviousData });

  /** Links the selected words; with none selected, writes `words`. */
  function link(href: string, words: string) {
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && stored === "")
      chain.insertContent({ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  }

  const choose = ({ path, title }: LinkHit) => link(path, title);

  async function apply() {
    const href = completeUrl(typed);
    if (isSafeUrl(href)) return link(href, typed.trim());
    const [first] = isSearched ? await queryClient.fetchQuery(search(typed.trim())).catch(() => []) : [];
    if (!first) return setFault(isSearched ? NOTHING : urlFault(href));
    return choose(first);
  }

  return {
    stored,
    typed,
    fault,
    hits: isSearched && q !== "" ? found.data : undefined,
    choose,
    apply,
    type: (text: string) => {
      setTyped(text);
      setFault(undefined);
    },
  };
}

/** Panel for the link of the selected words. With nothing selected, the URL itself is written, or the title that was
 *  found. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { stored, typed, fault, hits, choose, apply, type } = useLink(editor, onClose);

  function close() {
    onClose();
    editor.commands.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Escape") close();
    if (event.key !== "Enter") return;
    event.preventDefault(); // else the whole form would be sent
    void apply();
  }

  return (
    <section className={classes.panel} aria-label="Lien">
      <TextInput
        // It was asked for just now, by the control or its keys.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label="Adresse du lien"
        description={"Ou le nom d’un produit ou d’un article\u202f: Entrée prend le premier trouvé."}
        placeholder="https://…, /contact, ou quelques mots"
        autoComplete="off"
        value={typed}
        error={fault}
        data-mantine-stop-propagation="true"
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {hits && <LinkHits hits={hits} onChoose={choose} />}
      <Group gap="xs">
        <Button size="xs" onClick={() => void apply()}>
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
