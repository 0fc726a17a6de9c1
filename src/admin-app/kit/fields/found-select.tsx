import { Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";
import { queryClient } from "#admin-app/rpc.ts";

const TYPING_PAUSE_MS = 250;

type Props<Item> = {
  /** Name of what is searched, which tells its answers from those of other fields. */
  searched: string;
  find: (q: string) => Promise<Item[]>;
  /** Ids that are not offered. */
  except?: (number | undefined)[];
  labelOf: (item: Item) => string;
  /** The item that is chosen, or null; left out where each one is handed over, and the field empties. */
  chosen?: Item | null;
  onChoose: (item: Item) => void;
  /** Sentence about a search that finds nothing. */
  nothingFound: string;
} & Pick<SelectProps, "name" | "label" | "description" | "placeholder" | "required" | "disabled" | "error">;

/** Finds the items of a search once it is typed; `isLate` while they are those of an earlier one. */
function useFound<Item extends { id: number }>(
  words: string,
  { searched, find, except }: Pick<Props<Item>, "searched" | "find" | "except">,
) {
  const [q] = useDebouncedValue(words, TYPING_PAUSE_MS);
  const search = (sought: string) => ({ queryKey: ["found", searched, sought], queryFn: () => find(sought) });
  const found = useQuery({ ...search(q), placeholderData: keepPreviousData });
  const isOffered = ({ id }: Item) => !except?.includes(id);
  return {
    hits: (found.data ?? []).filter(isOffered),
    isLate: q !== words || found.isPlaceholderData || !found.data,
    findFirst: async () => {
      const items = await queryClient.fetchQuery(search(words)).catch(() => []); // the list says that nothing was found
      return items.find(isOffered);
    },
  };
}

/** A choice of an item that is found by what is typed of it. Enter takes the first hit, also of a search that is still
 *  under way. */
export function FoundSelect<Item extends { id: number }>({
  searched,
  find,
  except,
  labelOf,
  chosen,
  onChoose,
  nothingFound,
  ...field
}: Props<Item>) {
  const [typed, setTyped] = useState("");
  /** The words whose first hit Enter has asked for. */
  const asked = useRef("");
  const words = chosen && typed === labelOf(chosen) ? "" : typed.trim();
  const { hits, isLate, findFirst } = useFound(words, { searched, find, except });
  const offered = chosen && !hits.some(({ id }) => id === chosen.id) ? [chosen, ...hits] : hits;

  function choose(item: Item | undefined) {
    asked.current = "";
    if (item) onChoose(item);
    if (chosen === undefined) setTyped("");
  }

  async function takeFirst() {
    asked.current = words;
    const first = await findFirst();
    if (asked.current === words) choose(first);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || words === "" || !isLate) return;
    event.preventDefault();
    event.stopPropagation(); // else a hit of another search would be taken
    void takeFirst();
  }

  return (
    <div onKeyDownCapture={handleKey}>
      <Select
        searchable
        selectFirstOptionOnChange
        value={chosen ? String(chosen.id) : null}
        {...(chosen === undefined && { searchValue: typed })}
        onSearchChange={(search) => {
          asked.current = "";
          setTyped(search);
        }}
        onChange={(value) => choose(offered.find(({ id }) => String(id) === value))}
        data={offered.map((item) => ({ value: String(item.id), label: labelOf(item) }))}
        filter={({ options }) => options}
        nothingFoundMessage={isLate ? "Recherche…" : nothingFound}
        {...field}
      />
    </div>
  );
}
