import { useQuery } from "@tanstack/react-query";
import { allResources } from "./resource.ts";

/** The labels of each resource's fields, by the resource's name. */
export type FieldLabels = Record<string, Record<string, string>>;

async function loadLabels(): Promise<FieldLabels> {
  return Object.fromEntries(await Promise.all(allResources().map(async ({ name, labels }) => [name, (await labels?.()) ?? {}] as const)));
}

/** Loads the labels of each resource's fields, which lie with its form. */
export function useFieldLabels(): FieldLabels {
  const { data = {} } = useQuery({ queryKey: ["field-labels"], queryFn: loadLabels, staleTime: Infinity });
  return data;
}
