import "@mantine/spotlight/styles.layer.css";
import { Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { closeSpotlight, Spotlight, toggleSpotlight } from "@mantine/spotlight";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import classes from "./command-palette.module.css";
import { type PaletteEntry, usePaletteEntries } from "./use-palette-entries.ts";
import { takeTypedAhead } from "./typed-ahead.ts";

export { openSpotlight as openPalette } from "@mantine/spotlight";

const LIST_ID = "palette-entries";

// Roles, because no native element lists entries with icons and descriptions under a field.
const COMBOBOX = { role: "combobox", "aria-expanded": true, "aria-autocomplete": "list", "aria-controls": LIST_ID } as const;
const LISTBOX = { role: "listbox", id: LIST_ID, "aria-label": "Résultats" } as const;
const OPTION = { role: "option" } as const;

function choose(entry: PaletteEntry) {
  closeSpotlight();
  entry.run();
}

/** The typed words, the entries they find, the active one, and the keys that choose it. */
function usePaletteInput() {
  const [typed, setTyped] = useState("");
  const [meant, setMeant] = useState(0);
  const isEntered = useRef(false); // Enter came before what the words find was known
  const { entries, isSearching, isFirstKnown, isFailed } = usePaletteEntries(typed);
  const selected = Math.min(meant, entries.length - 1);

  useEffect(() => {
    if (!isEntered.current || isSearching) return;
    isEntered.current = false;
    if (!isFailed && entries[0]) choose(entries[0]);
  }, [isSearching, isFailed, entries]);

  function handleType(words: string) {
    setTyped(words);
    setMeant(0);
    isEntered.current = false;
  }

  function handleFocus() {
    const ahead = takeTypedAhead();
    if (ahead !== "") handleType(typed + ahead);
  }

  function handleStep(by: 1 | -1) {
    const next = (selected + by + entries.length) % entries.length;
    setMeant(next);
    document.querySelector(`#${LIST_ID} [data-index="${next}"]`)?.scrollIntoView({ block: "nearest" });
  }

  function handleKey(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      event.stopPropagation(); // what opened the palette closes it, unless it is fading already
      return toggleSpotlight();
    }
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      const entry = entries[selected];
      if (meant === 0 && !isFirstKnown) isEntered.current = true;
      else if (entry) choose(entry);
    }
    if (entries.length === 0) return;
    if (event.key === "ArrowDown") handleStep(1);
    if (event.key === "ArrowUp") handleStep(-1);
  }

  const nothing = isSearching ? "Recherche…" : isFailed ? "La recherche n’a pas abouti. Vérifiez votre connexion." : "Rien ne correspond.";

  return { typed, entries, selected, nothing, handleType, handleFocus, handleKey };
}

/** Finds any product, article or action by a few words. Spotlight is the window and its look; which entry is meant is
 *  held here, so that assistive technology hears it (a combobox with a list) and the first one found is always ready
 *  for Enter. */
export function CommandPalette() {
  const { typed, entries, selected, nothing, handleType, handleFocus, handleKey } = usePaletteInput();
  const groups = [...Map.groupBy(entries, ({ group }) => group)];
  return (
    <Spotlight.Root
      centered={false}
      query={typed}
      onQueryChange={handleType}
      onSpotlightClose={() => handleType("")}
      shortcut={null}
      transitionProps={{ duration: 0 }} // gone at once: Ctrl K opens it again, and never meets one that is closing
      attributes={{ content: { "aria-label": "Rechercher ou agir" } }}
    >
      <Spotlight.Search
        placeholder="Un produit, un article, une action…"
        aria-label="Un produit, un article, une action"
        maxLength={MAX_LENGTH.search}
        leftSection={<Search size={18} aria-hidden />}
        onKeyDown={handleKey}
        onFocus={handleFocus}
        {...COMBOBOX}
        aria-activedescendant={entries[selected] && `${LIST_ID}-${selected}`}
      />
      <div {...LISTBOX} className={classes.list}>
        {groups.map(([group, members]) => (
          <PaletteGroup
            key={group}
            group={group}
            members={members.map((entry) => ({ entry, index: entries.indexOf(entry) }))}
            selected={selected}
          />
        ))}
      </div>
      {entries.length === 0 && (
        <Text size="sm" c="dimmed" className={classes.nothing}>
          {nothing}
        </Text>
      )}
      <VisuallyHidden component="output">
        {entries.length === 0 ? nothing : `${entries.length} ${entries.length === 1 ? "résultat" : "résultats"}`}
      </VisuallyHidden>
    </Spotlight.Root>
  );
}

function PaletteGroup({
  group,
  members,
  selected,
}: {
  group: string;
  members: { entry: PaletteEntry; index: number }[];
  selected: number;
}) {
  return (
    <fieldset className={classes.members} aria-label={group}>
      <div className={classes.group} aria-hidden>
        {group}
      </div>
      {members.map(({ entry, entry: { id, label, description, icon: Icon }, index }) => (
        <UnstyledButton
          key={id}
          id={`${LIST_ID}-${index}`}
          data-index={index}
          {...OPTION}
          aria-selected={index === selected}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()} // the focus stays in the field
          onClick={() => choose(entry)}
          className={classes.entry}
        >
          <Icon size={18} aria-hidden className={classes.icon} />
          <span>
            {label}
            {description && (
              <Text component="span" size="xs" c="dimmed" display="block">
                {description}
              </Text>
            )}
          </span>
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
