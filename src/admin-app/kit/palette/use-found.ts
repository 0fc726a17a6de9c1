import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { allResources } from "#admin-app/kit/resource.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/** Entries of one kind: enough to see that one must type on. */
const FOUND_MAX = 5;

/** What is stored and holds the words `q`, kind by kind; nothing while no `words` are typed. */
export function useFound(words: string, q: string): { entries: PaletteEntry[]; isSearching: boolean; isFailed: boolean } {
  const navigate = useNavigate();
  const query = { q, limit: FOUND_MAX };
  const searched = allResources().flatMap(({ name, found }) => (found ? [{ name, ...found }] : []));
  const results = useQueries({
    queries: searched.map(({ name, search }) => ({
      queryKey: ["palette", name, query],
      queryFn: () => search(query),
      enabled: q !== "",
      placeholderData: keepPreviousData,
      // `search` asks through the query cache, which retries and knows what is stale.
      staleTime: 0,
      retry: false,
    })),
  });

  const entries = searched.flatMap(({ name, group, icon }, index) =>
    (results[index]?.data ?? []).map(({ id, label, description, to }): PaletteEntry => ({
      id: `${name}-${id}`,
      group,
      label,
      description,
      icon,
      run: () => void navigate(to),
    })),
  );
  return {
    entries: words === "" ? [] : entries,
    isSearching: results.some(({ isFetching }) => isFetching),
    isFailed: results.some(({ isError }) => isError),
  };
}
