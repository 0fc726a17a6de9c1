import { lettersOf } from "#contracts/shared/normalize.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type SynonymGroup as SynonymGroupItem,
  type SynonymGroupInput,
  synonymGroupInputSchema,
  synonymGroupSchema,
} from "#contracts/synonym-group/synonym-group.ts";
import { crudProcedures } from "#server/platform/rpc/crud-procedures.ts";
import { auditFields, changeEntity, simpleStore } from "#server/platform/rpc/entity-store.ts";
import { router } from "#server/platform/rpc/trpc.ts";
import { lockGroups, refuseGroup, refuseTooMany } from "./group-words.ts";
import { SynonymGroup } from "./synonym-group.entity.ts";
import { synonymGroupResource } from "./synonym-group.resource.ts";
import { fieldRules } from "#contracts/merge/field-rules.ts";
import { scalar } from "#contracts/merge/merge.ts";
import { rows } from "#contracts/merge/merge-rows.ts";

const words = rows<string>({ keyOf: lettersOf, nameOf: (word) => word, row: scalar });

/** Rules for merging two changes of a group of synonyms. */
const SYNONYM_GROUP_MERGE = fieldRules(synonymGroupInputSchema, { words, meant: words });

function toGroup(group: SynonymGroup): SynonymGroupItem {
  return { ...group, ...auditFields(group) };
}

const IN_ORDER = { title: "asc", id: "asc" } as const;

const store = simpleStore<SynonymGroup, SynonymGroupInput, SynonymGroupItem>(SynonymGroup, toGroup);

/** The groups of synonyms that search reads. */
export const synonymGroupRouter = router(
  crudProcedures({
    item: synonymGroupSchema,
    input: synonymGroupInputSchema,
    merging: { resource: synonymGroupResource, rules: SYNONYM_GROUP_MERGE },
    store: {
      ...store,
      list: async (em: EntityManager) => (await em.find(SynonymGroup, {}, { orderBy: IN_ORDER })).map(toGroup),
      create: async (em, input) => {
        await lockGroups(em);
        const group = em.create(SynonymGroup, { ...input, meant: input.meant ?? [] });
        await em.persist(group).flush();
        await refuseTooMany(em);
        await refuseGroup(em, group);
        return toGroup(group);
      },
      update: async (em, change) => {
        await lockGroups(em);
        const group = await changeEntity(em, SynonymGroup, change);
        await refuseGroup(em, group);
        return toGroup(group);
      },
    },
  }),
);
