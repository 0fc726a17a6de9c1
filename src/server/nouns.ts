import { registerNouns } from "./noun.ts";
import { articleNoun } from "./article/article.noun.ts";
import { categoryNoun } from "./category/category.noun.ts";
import { contactRequestNoun } from "./contact-request/contact-request.noun.ts";
import { featureNoun } from "./feature/feature.noun.ts";
import { settingsNoun } from "./settings/settings.noun.ts";
import { subscriberNoun } from "./subscriber/subscriber.noun.ts";
import { productNoun } from "./product/product.noun.ts";
import { synonymGroupNoun } from "./synonym-group/synonym-group.noun.ts";
import { translationNoun } from "./translation/translation.noun.ts";
import { slideNoun } from "./slide/slide.noun.ts";

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
