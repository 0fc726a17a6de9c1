import { articleNoun, articleRoutes } from "./article/article.noun.tsx";
import { categoryNoun, categoryRoutes } from "./category/category.noun.tsx";
import { contactRequestNoun, contactRequestRoutes } from "./contact-request/contact-request.noun.tsx";
import { featureNoun, featureRoutes, otherFeatureRoutes } from "./feature/feature.noun.tsx";
import { mediaNoun, mediaRoutes } from "./media/media.noun.tsx";
import { subscriberNoun, subscriberRoutes } from "./subscriber/subscriber.noun.tsx";
import { type Noun, registerNouns } from "./noun.ts";
import { productImportRoute, productNoun, productRoutes } from "./product/product.noun.tsx";
import { settingsNoun, settingsRoutes } from "./settings/settings.noun.tsx";
import { slideNoun, slideRoutes } from "./slide/slide.noun.tsx";
import { synonymGroupNoun, synonymGroupRoutes } from "./synonym-group/synonym-group.noun.tsx";
import { translationImportRoute, translationNoun, translationRoutes } from "./translation/translation.noun.tsx";

/** What the administration looks after, in the sidebar's order. */
export const NOUNS: Noun[] = [
  productNoun,
  categoryNoun,
  slideNoun,
  articleNoun,
  featureNoun,
  translationNoun,
  contactRequestNoun,
  subscriberNoun,
  mediaNoun,
  synonymGroupNoun,
  settingsNoun,
];

registerNouns(NOUNS);

/** Their screens. Beside the facts, not inside them: a tuple of routes carries the types of paths and search params, a field of `Noun` would not. */
export const NOUN_ROUTES = [
  productRoutes,
  productImportRoute,
  categoryRoutes,
  slideRoutes,
  articleRoutes,
  featureRoutes,
  translationRoutes,
  translationImportRoute,
  contactRequestRoutes,
  subscriberRoutes,
  mediaRoutes,
  synonymGroupRoutes,
  settingsRoutes,
] as const;

/** URLs that lead to where a screen is now. */
export const OTHER_ROUTES = [...otherFeatureRoutes] as const;
