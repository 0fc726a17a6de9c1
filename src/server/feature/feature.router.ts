import { z } from "zod";
import { featureInputSchema, featureSchema, type Feature as FeatureItem } from "#contracts/feature/feature.ts";
import { crudProcedures } from "#server/rpc/crud-procedures.ts";
import { simpleStore, stampsOf } from "#server/rpc/entity-store.ts";
import { nextOrderIndex } from "#server/rpc/next-order-index.ts";
import { publicProcedure, router } from "#server/rpc/trpc.ts";
import { Feature } from "./feature.entity.ts";

const IN_ORDER = { order_index: "asc", id: "asc" } as const;

function toFeature(feature: Feature): FeatureItem {
  return { ...feature, ...stampsOf(feature) };
}

const store = simpleStore(Feature, toFeature);

/** The key features of the home page. */
export const featureRouter = router({
  ...crudProcedures({
    item: featureSchema,
    input: featureInputSchema,
    query: z.void(),
    list: z.array(featureSchema),
    store: {
      ...store,
      list: async (em) => (await em.find(Feature, {}, { orderBy: IN_ORDER })).map(toFeature),
      create: async (em, input) => store.create(em, { ...input, order_index: input.order_index ?? (await nextOrderIndex(em, Feature)) }),
    },
  }),
  /** The visible features, in order. */
  listActive: publicProcedure
    .output(z.array(featureSchema))
    .query(async ({ ctx }) => (await ctx.em.find(Feature, { is_active: true }, { orderBy: IN_ORDER })).map(toFeature)),
});
