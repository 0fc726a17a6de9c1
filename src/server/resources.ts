import { registerResources } from "./platform/declaration/resource.ts";
import { articleResource } from "./resources/article/article.resource.ts";
import { categoryResource } from "./resources/category/category.resource.ts";
import { contactRequestResource } from "./resources/contact-request/contact-request.resource.ts";
import { pageResource } from "./resources/page/page.resource.ts";
import { featureResource } from "./resources/feature/feature.resource.ts";
import { replyTemplateResource } from "./resources/reply-template/reply-template.resource.ts";
import { letterResource } from "./resources/letter/letter.resource.ts";
import { settingsResource } from "./resources/settings/settings.resource.ts";
import { subscriberResource } from "./resources/subscriber/subscriber.resource.ts";
import { productResource } from "./resources/product/product.resource.ts";
import { synonymGroupResource } from "./resources/synonym-group/synonym-group.resource.ts";
import { translationResource } from "./platform/translation/translation.resource.ts";
import { redirectionResource } from "./resources/redirection/redirection.resource.ts";
import { launchResource } from "./resources/launch/launch.resource.ts";
import { slideResource } from "./resources/slide/slide.resource.ts";

/** Every resource. Entities, REST paths, uses of files, dashboard counts and demo content are derived from this list,
 *  in its order. */
export const resources = [
  categoryResource,
  productResource,
  slideResource,
  articleResource,
  pageResource,
  featureResource,
  contactRequestResource,
  replyTemplateResource,
  subscriberResource,
  letterResource,
  settingsResource,
  synonymGroupResource,
  redirectionResource,
  translationResource,
  launchResource,
];

registerResources(resources);
