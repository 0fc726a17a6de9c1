import { z } from "zod";
import { featureInputSchema, featureSchema, type Feature as FeatureItem, type FeatureInput } from "#contracts/feature/feature.ts";
import { activationSchema, moveSchema } from "#contracts/shared/entity.ts";
import { crudProcedures } from "#server/platform/rpc/crud-procedures.ts";
import { moveToPosition, orderedStore } from "#server/platform/rpc/ordered-list.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, publicProcedure, router } from "#server/platform/rpc/trpc.ts";
import { Feature } from "./feature.entity.ts";
import { featureResource } from "./feature.resource.ts";
import { readVisibleFeatures, toFeature } from "./visible-features.ts";

const store = orderedStore<Feature, FeatureInput, FeatureItem>(Feature, toFeature);

/** The key features of the home page. */
export const featureRouter = router({
  ...crudProcedures({
    item: featureSchema,
    input: featureInputSchema,
    merging: { resource: featureResource },
    store,
  }),
  /** Shows a feature to visitors, or hides it. */
  setActive: adminProcedure
    .input(activationSchema)
    .use(transaction)
    .output(featureSchema)
    .mutation(({ ctx, input: { id, is_active, version } }) => store.update(ctx.em, { id, version, fields: { is_active } })),
  /** Moves a feature to the position of another one, and gives the new list. */
  move: adminProcedure
    .input(moveSchema)
    .use(transaction)
    .output(z.array(featureSchema))
    .mutation(async ({ ctx: { em }, input }) => {
      await moveToPosition(em, Feature, input);
      return store.list(em);
    }),
  /** The visible features, in order. */
  listActive: publicProcedure
    .output(z.array(featureSchema))
    .query(({ ctx: { em, now, language } }) => readVisibleFeatures(em, { now: now(), language })),
});
