import { fieldLabels } from "#contracts/field/field.ts";
import { type Feature, type FeatureInput, featureInputSchema } from "#contracts/feature/feature.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { moveInList } from "#admin-app/kit/order/list-order.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { emptyFeature, featureFormSchema, type FeatureFormValues, featureToForm, formToFeature } from "./feature-form.ts";

/** Reloads everything that a change of a feature may have touched. */
export async function refreshFeatures(): Promise<void> {
  await Promise.all([queries.features.list.invalidate(), queries.dashboard.invalidate()]);
}

/** Puts a feature where another stands; gives its version then. */
export function moveFeature(id: number, place_of: number): Promise<number | undefined> {
  return moveInList(queries.features.list, id, (version) => rpcClient.features.move.mutate({ id, place_of, version }));
}

/** A feature, as the editor knows it. */
export const FEATURE: EditedResource<Feature, FeatureFormValues, Required<FeatureInput>> = {
  name: "feature",
  schema: featureFormSchema,
  labels: fieldLabels(featureInputSchema),
  form: {
    empty: emptyFeature,
    of: featureToForm,
    sent: formToFeature,
    shown: ({ order_index }) => ({ order_index: String(order_index) }),
  },
  server: {
    get: (id) => rpcClient.features.get.query({ id }),
    update: (input, options) => rpcClient.features.update.mutate(input, options),
    refresh: refreshFeatures,
  },
  creation: { send: (input, options) => rpcClient.features.create.mutate(input, options), message: "Fonctionnalité créée" },
  words: {
    updated: "Fonctionnalité mise à jour",
    notSaved: "La fonctionnalité n’a pas été enregistrée",
    conflict: "Cette fonctionnalité a été modifiée entre-temps",
  },
};
