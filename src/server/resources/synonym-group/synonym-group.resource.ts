import { synonymGroupSchema } from "#contracts/synonym-group/synonym-group.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { crudRoutes } from "#server/platform/declaration/rest-route.ts";
import { refuseRestored } from "./group-words.ts";
import { SynonymGroup } from "./synonym-group.entity.ts";

/** The declaration of groups of synonyms. They are public, since visitors see what they find; migration 0039 stores the
 *  first ones. */
export const synonymGroupResource: Resource = {
  entity: SynonymGroup,
  router: "synonymGroups",
  rights: { read: "reader", write: "editor" },
  isPublic: true,
  hasInitialRows: true,
  putBack: { check: refuseRestored },
  schemas: { SynonymGroup: synonymGroupSchema },
  rest: crudRoutes("/api/admin/synonyms", "synonymGroups", {
    fr: ["un groupe de synonymes", "les groupes de synonymes"],
    en: ["a group of synonyms", "the groups of synonyms"],
  }),
};
