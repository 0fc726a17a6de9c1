import { Autocomplete, type AutocompleteProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { trpc } from "#admin-app/rpc.ts";

const PAUSE_MS = 200;

/** A URL, for which a page of this site is found by a part of its address. */
export function PageUrlField(props: AutocompleteProps) {
  const typed = props.value ?? "";
  const [q] = useDebouncedValue(typed.slice(0, MAX_LENGTH.search), PAUSE_MS);
  const pages = trpc.redirections.pages.useQuery({ q }, { placeholderData: keepPreviousData, enabled: q !== "" });
  return <Autocomplete {...props} data={typed === "" ? [] : (pages.data ?? [])} filter={({ options }) => options} />;
}
