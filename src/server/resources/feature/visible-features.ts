import type { EntityManager } from "@mikro-orm/postgresql";
import { FEATURE_TRANSLATION, type Feature as FeatureItem } from "#contracts/feature/feature.ts";
import type { Language } from "#contracts/shared/language.ts";
import { moments, wherePublished } from "#server/platform/database/publication.ts";
import { auditFields } from "#server/platform/rpc/entity-store.ts";
import { IN_ORDER } from "#server/platform/rpc/ordered-list.ts";
import { translateItems } from "#server/platform/translation/translate.ts";
import { Feature } from "./feature.entity.ts";

/** Converts a stored feature to the one of the contracts. */
export function toFeature(feature: Feature): FeatureItem {
  return { ...feature, ...auditFields(feature), ...moments(feature) };
}

/** Reads the features that visitors see, in order. */
export async function readVisibleFeatures(em: EntityManager, { now, language }: { now: Date; language: Language }): Promise<FeatureItem[]> {
  const features = (await em.find(Feature, { is_active: true, ...wherePublished(now) }, { orderBy: IN_ORDER })).map(toFeature);
  return translateItems(em, FEATURE_TRANSLATION, features, language);
}
