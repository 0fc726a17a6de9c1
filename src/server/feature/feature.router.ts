import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { FEATURE_MERGE } from "#contracts/feature/feature-merge.ts";
import { featureInputSchema, featureSchema, type Feature as FeatureItem } from "#contracts/feature/feature.ts";
import { activationSchema, moveSchema } from "#contracts/shared/entity.ts";
import { crudProcedures } from "#server/rpc/crud-procedures.ts";
import { simpleStore, auditFields } from "#server/rpc/entity-store.ts";
import { moveToPlaceOf, nextOrderIndex } from "#server/rpc/ordered-list.ts";
import { transaction } from "#server/rpc/transaction.ts";
import { adminProcedure, publicProcedure, router } from "#server/rpc/trpc.ts";
import { translated } from "#server/translation/translate.ts";
import { FEATURE_TRANSLATION } from "#contracts/feature/feature-translation.ts";
import { Feature } from "./feature.entity.ts";
import { featureNoun } from "./feature.noun.ts";

const IN_ORDER = { order_index: "asc", id: "asc" } as const;

function toFeature(feature: Feature): FeatureItem {
  return { ...feature, ...auditFields(feature) };
}

async function featuresInOrder(em: EntityManager): Promise<FeatureItem[]> {
  return (await em.find(Feature, {}, { orderBy: IN_ORDER })).map(toFeature);
}

const store = simpleStore(Feature, toFeature);

/** The key features of the home page. */
export const featureRouter = router({
  ...crudProcedures({
    item: featureSchema,
    input: featureInputSchema,
    query: z.void(),
    list: z.array(featureSchema),
    merging: { noun: featureNoun, rules: FEATURE_MERGE },
    store: {
      ...store,
      list: featuresInOrder,
      create: async (em, input) => store.create(em, { ...input, order_index: input.order_index ?? (await nextOrderIndex(em, Feature)) }),
    },
  }),
  /** Shows a feature to visitors, or hides it. */
  setActive: adminProcedure
    .input(activationSchema)
    .use(transaction)
    .output(featureSchema)
    .mutation(({ ctx, input: { id, is_active, version } }) => store.update(ctx.em, { id, version, fields: { is_active } })),
  /** Moves a feature to where another one stands, and gives the list as it then is. */
  move: adminProcedure
    .input(moveSchema)
    .use(transaction)
    .output(z.array(featureSchema))
    .mutation(async ({ ctx: { em }, input }) => {
      await moveToPlaceOf(em, Feature, input);
      return featuresInOrder(em);
    }),
  /** The visible features, in order. */
  listActive: publicProcedure.output(z.array(featureSchema)).query(async ({ ctx: { em, language } }) => {
    const features = (await em.find(Feature, { is_active: true }, { orderBy: IN_ORDER })).map(toFeature);
    return translated(em, FEATURE_TRANSLATION, features, language);
  }),
});
