import type { EntityClass } from "@mikro-orm/core";
import type { Publication } from "#contracts/shared/publication.ts";
import type { Stored } from "#server/platform/database/columns.ts";
import { nextMoments, withMoments } from "#server/platform/database/publication.ts";
import type { Resource } from "./resource.ts";

/** The facts of a resource whose rows visitors see between two moments. */
export function publicationFacts(
  entity: EntityClass<Stored & Partial<Publication>>,
): Required<Pick<Resource, "publicationTimes" | "readSnapshots">> {
  return {
    publicationTimes: (em, now) => nextMoments(em, entity, now),
    readSnapshots: async (_em, snapshots) => snapshots.map(withMoments),
  };
}
