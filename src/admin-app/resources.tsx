import { articleNoun, articleRoutes } from "./resources/article/article.noun.tsx";
import { categoryNoun, categoryRoutes } from "./resources/category/category.noun.tsx";
import { contactRequestNoun, contactRequestRoutes } from "./resources/contact-request/contact-request.noun.tsx";
import { featureNoun, featureRoutes, otherFeatureRoutes } from "./resources/feature/feature.noun.tsx";
import { mediaNoun, mediaRoutes } from "./kit/media/media.noun.tsx";
import { subscriberNoun, subscriberRoutes } from "./resources/subscriber/subscriber.noun.tsx";
import { type Noun, registerNouns } from "./kit/resource.ts";
import { productImportRoute, productNoun, productRoutes } from "./resources/product/product.noun.tsx";
import { settingsNoun, settingsRoutes } from "./resources/settings/settings.noun.tsx";
import { slideNoun, slideRoutes } from "./resources/slide/slide.noun.tsx";
import { synonymGroupNoun, synonymGroupRoutes } from "./resources/synonym-group/synonym-group.noun.tsx";
import { translationImportRoute, translationNoun, translationRoutes } from "./resources/translation/translation.noun.tsx";

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
