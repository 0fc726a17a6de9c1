import { emptyFields } from "#contracts/field/field.ts";
import { FEATURE_ICONS } from "#contracts/feature/feature-icons.ts";
import { type Feature, type FeatureInput, featureInputSchema } from "#contracts/feature/feature.ts";
import { typedOrderSchema, wholeNumber } from "#admin-app/kit/order/whole-number.ts";

/** What the form holds: a feature as it is read, less what the server alone writes, and its place as it was typed. */
export type FeatureFormValues = Omit<Feature, "id" | "version" | "created_at" | "updated_at" | "language" | "order_index"> & {
  order_index: number | string;
};

/** What the form asks for: the contract, with its own words for a place that is no number. */
export const featureFormSchema = featureInputSchema.extend({ order_index: typedOrderSchema });

/** A new feature, at the place after the last one. Source: ORDER-1. */
export function emptyFeature(order_index = 0): FeatureFormValues {
  return { ...emptyFields(featureInputSchema), icon: FEATURE_ICONS[0], order_index };
}

export function featureToForm(feature: Feature): FeatureFormValues {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, ...fields } = feature;
  return fields;
}

export function formToFeature(values: FeatureFormValues): Required<FeatureInput> {
  return { ...values, order_index: wholeNumber(values.order_index) };
}
