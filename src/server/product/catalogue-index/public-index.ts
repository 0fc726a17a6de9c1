import type { Context } from "#server/rpc/trpc.ts";
import { type CatalogueIndex, catalogueIndex, type Needs } from "./catalogue-index.ts";

/** The products for what visitors read: as they were when the content was last changed. Where no change is heard, as they are now. */
export function publicIndex({ em, responses }: Pick<Context, "em" | "responses">, needs: Needs): Promise<CatalogueIndex> {
  return responses.derived(`products ${JSON.stringify(needs)}`, () => catalogueIndex(em, needs));
}
