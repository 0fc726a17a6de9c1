import { registerNouns } from "./platform/declaration/resource.ts";
import { articleNoun } from "./resources/article/article.noun.ts";
import { categoryNoun } from "./resources/category/category.noun.ts";
import { contactRequestNoun } from "./resources/contact-request/contact-request.noun.ts";
import { featureNoun } from "./resources/feature/feature.noun.ts";
import { settingsNoun } from "./resources/settings/settings.noun.ts";
import { subscriberNoun } from "./resources/subscriber/subscriber.noun.ts";
import { productNoun } from "./resources/product/product.noun.ts";
import { synonymGroupNoun } from "./resources/synonym-group/synonym-group.noun.ts";
import { translationNoun } from "./platform/translation/translation.noun.ts";
import { slideNoun } from "./resources/slide/slide.noun.ts";

/** Every noun. Entities, REST paths, uses of files, dashboard counts and demo content are derived from this list, in its order. */
export const nouns = [
  categoryNoun,
  productNoun,
  slideNoun,
  articleNoun,
  featureNoun,
  contactRequestNoun,
  subscriberNoun,
  settingsNoun,
  synonymGroupNoun,
  translationNoun,
];

registerNouns(nouns);
