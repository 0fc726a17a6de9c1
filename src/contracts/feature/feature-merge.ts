import { type Rules, scalar } from "../merge/merge.ts";
import { words } from "../merge/merge-words.ts";
import type { FeatureInput } from "./feature.ts";

/** How two changes of a feature are merged. */
export const FEATURE_MERGE: Rules<FeatureInput> = {
  title: scalar,
  description: words,
  icon: scalar,
  icon_url: scalar,
  order_index: scalar,
  is_active: scalar,
};
