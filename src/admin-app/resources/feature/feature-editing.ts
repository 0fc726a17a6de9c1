import { fieldLabels, emptyFields } from "#contracts/field/field.ts";
import { type Feature, type FeatureInput, featureInputSchema } from "#contracts/feature/feature.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { shownMoments } from "#admin-app/kit/fields/publication-words.ts";
import { moveInList } from "#admin-app/kit/order/list-order.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { FEATURE_ICONS } from "#contracts/feature/feature-icons.ts";
import { typedOrderSchema, wholeNumber } from "#admin-app/kit/order/whole-number.ts";

/** Moves a feature to the position of another; gives its version then. */
export function moveFeature(id: number, targetId: number): Promise<number | undefined> {
  return moveInList(queries.features.list, id, (version) => rpcClient.features.move.mutate({ id, place_of: targetId, version }));
}

/** A feature, as the editor knows it. */
export const FEATURE: EditedResource<Feature, FeatureFormValues, Required<FeatureInput>> = {
  name: "feature",
  schema: featureInputSchema.extend({ order_index: typedOrderSchema }),
  labels: fieldLabels(featureInputSchema),
  form: {
    empty: emptyFeature,
    of: ({ id: _id, version: _version, created_at: _created, updated_at: _updated, ...fields }) => fields,
    sent: (values) => ({ ...values, order_index: wholeNumber(values.order_index) }),
    shown: ({ order_index, ...publication }) => ({ order_index: String(order_index), ...shownMoments(publication) }),
  },
  server: {
    get: (id) => rpcClient.features.get.query({ id }),
    update: (input, options) => rpcClient.features.update.mutate(input, options),
    refresh: () => Promise.all([queries.features.list.invalidate(), queries.dashboard.invalidate()]),
  },
  creation: { send: (input, options) => rpcClient.features.create.mutate(input, options), message: "Fonctionnalité créée" },
  words: {
    updated: "Fonctionnalité mise à jour",
    notSaved: "La fonctionnalité n’a pas été enregistrée",
    conflict: "Cette fonctionnalité a été modifiée entre-temps",
  },
};

/** Values of the form: a feature as it is read, less what the server alone writes, and its order as it was typed. */
type FeatureFormValues = Omit<Feature, "id" | "version" | "created_at" | "updated_at" | "language" | "order_index"> & {
  order_index: number | string;
};

/** A new feature, at the position after the last one. Source: ORDER-1. */
export function emptyFeature(order_index = 0): FeatureFormValues {
  return { ...emptyFields(featureInputSchema), icon: FEATURE_ICONS[0], order_index };
}
