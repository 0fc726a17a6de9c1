import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useState } from "react";
import { MAX_LENGTH } from "#contracts/shared/text.ts";

const TYPING_PAUSE_MS = 250;

/** The search of a list. What is typed is asked for after a short pause, and stays in the box when the URL changes. */
export function SearchBox({ q, placeholder, onSearch }: { q: string | undefined; placeholder: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q ?? "");
  const [askedFor, setAskedFor] = useState(q);
  const search = useDebouncedCallback((words: string) => {
    setAskedFor(words.trim() || undefined);
    onSearch(words.trim());
  }, TYPING_PAUSE_MS);

  // The URL changed by itself (back, « Effacer les filtres ») : the box follows.
  if (q !== askedFor) {
    setAskedFor(q);
    setTyped(q ?? "");
  }

  function handleType(words: string) {
    setTyped(words);
    search(words);
  }

  return (
    <TextInput
      name="q"
      type="search"
      label="Rechercher"
      placeholder={placeholder}
      maxLength={MAX_LENGTH.search}
      value={typed}
      onChange={(event) => handleType(event.currentTarget.value)}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={typed !== "" && <CloseButton size="sm" aria-label="Effacer la recherche" onClick={() => handleType("")} />}
      flex="3 1 240px"
    />
  );
}
