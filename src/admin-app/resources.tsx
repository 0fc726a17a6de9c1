import { articleResource, articleRoutes } from "./resources/article/article.resource.tsx";
import { pageResource, pageRoutes } from "./resources/page/page.resource.tsx";
import { categoryResource, categoryRoutes } from "./resources/category/category.resource.tsx";
import { contactRequestResource, contactRequestRoutes } from "./resources/contact-request/contact-request.resource.tsx";
import { featureResource, featureRoutes, otherFeatureRoutes } from "./resources/feature/feature.resource.tsx";
import { launchResource, launchRoutes } from "./resources/launch/launch.resource.tsx";
import { mediaResource, mediaRoutes } from "./kit/media/media.resource.tsx";
import { replyTemplateResource, replyTemplateRoutes } from "./resources/reply-template/reply-template.resource.tsx";
import { subscriberResource, subscriberRoutes } from "./resources/subscriber/subscriber.resource.tsx";
import { letterResource, letterRoutes } from "./resources/letter/letter.resource.tsx";
import { type Resource, registerResources } from "./kit/resource.ts";
import { productImportRoute, productResource, productRoutes } from "./resources/product/product.resource.tsx";
import { redirectionImportRoute, redirectionResource, redirectionRoutes } from "./resources/redirection/redirection.resource.tsx";
import { settingsResource, settingsRoutes } from "./resources/settings/settings.resource.tsx";
import { slideResource, slideRoutes } from "./resources/slide/slide.resource.tsx";
import { synonymGroupResource, synonymGroupRoutes } from "./resources/synonym-group/synonym-group.resource.tsx";
import { translationImportRoute, translationResource, translationRoutes } from "./resources/translation/translation.resource.tsx";

/** Every resource of the back office, in the sidebar's order. */
export const RESOURCES: Resource[] = [
  productResource,
  categoryResource,
  slideResource,
  pageResource,
  articleResource,
  featureResource,
  launchResource,
  translationResource,
  contactRequestResource,
  replyTemplateResource,
  letterResource,
  subscriberResource,
  mediaResource,
  synonymGroupResource,
  redirectionResource,
  settingsResource,
];

registerResources(RESOURCES);

/** Their screens. Beside the facts, not inside them: a tuple of routes carries the types of paths and search params, a
 *  field of `Resource` would not. */
export const RESOURCE_ROUTES = [
  productRoutes,
  productImportRoute,
  categoryRoutes,
  slideRoutes,
  pageRoutes,
  articleRoutes,
  featureRoutes,
  launchRoutes,
  translationRoutes,
  translationImportRoute,
  contactRequestRoutes,
  replyTemplateRoutes,
  letterRoutes,
  subscriberRoutes,
  mediaRoutes,
  synonymGroupRoutes,
  redirectionRoutes,
  redirectionImportRoute,
  settingsRoutes,
] as const;

/** URLs that lead to where a screen is now. */
export const OTHER_ROUTES = [...otherFeatureRoutes] as const;
