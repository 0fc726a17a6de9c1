import { idSchema } from "#contracts/shared/entity.ts";

/** What the URL of a new item's form may say besides its list's: the item that it starts from. */
export type CopiedSearch = { copy?: number };

/** Reads that part of the URL; what is no id is dropped. */
export function parseCopied({ copy }: Record<string, unknown>): CopiedSearch {
  const { data } = idSchema.safeParse(Number(copy));
  return data === undefined ? {} : { copy: data };
}
