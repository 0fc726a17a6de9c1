import { type Feature, type FeatureInput, featureInputSchema } from "#contracts/feature/feature.ts";
import type { EditedNoun } from "#admin-app/collection/edited-noun.ts";
import { queryClient, rpc, rpcClient } from "#admin-app/rpc.ts";
import { emptyFeature, type FeatureFormValues, featureToForm, formToFeature } from "./feature-form.ts";

/** Loads anew whatever a change of a feature may have touched. */
export async function refreshFeatures(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(rpc.features.list.pathFilter()),
    queryClient.invalidateQueries(rpc.dashboard.pathFilter()),
  ]);
}

/** Puts a feature where another stands, from the version last seen, and shows the order that the server answers with. */
export async function moveFeature(id: number, place_of: number): Promise<void> {
  const key = rpc.features.list.queryKey();
  const version = queryClient.getQueryData(key)?.find((feature) => feature.id === id)?.version;
  const features = await rpcClient.features.move.mutate({ id, place_of, version });
  await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData(key, features);
}

/** A feature, as the editor knows it. */
export const FEATURE: EditedNoun<Feature, FeatureFormValues, Required<FeatureInput>> = {
  name: "feature",
  schema: featureInputSchema,
  labels: {
    title: "Titre",
    description: "Description",
    icon: "Icône",
    icon_url: "Icône personnalisée (adresse)",
    order_index: "Ordre d’affichage",
    is_active: "Active",
  },
  form: { empty: emptyFeature, of: featureToForm, sent: formToFeature },
  server: {
    get: (id) => rpcClient.features.get.query({ id }),
    create: (input) => rpcClient.features.create.mutate(input),
    update: (input) => rpcClient.features.update.mutate(input),
    refresh: refreshFeatures,
  },
  words: {
    created: "Fonctionnalité créée",
    updated: "Fonctionnalité mise à jour",
    notSaved: "La fonctionnalité n’a pas été enregistrée",
    conflict: "Cette fonctionnalité a été modifiée entre-temps",
  },
};
