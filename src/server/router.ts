import { accountRouter } from "./platform/identity/account/account.router.ts";
import { apiKeyRouter } from "./platform/identity/api-key/api-key.router.ts";
import { articleRouter } from "./resources/article/article.router.ts";
import { categoryRouter } from "./resources/category/category.router.ts";
import { contactRequestRouter } from "./resources/contact-request/contact-request.router.ts";
import { dashboardRouter } from "./resources/dashboard/dashboard.router.ts";
import { draftRouter } from "./platform/editing/draft/draft.router.ts";
import { factorRouter } from "./platform/identity/factor/factor.router.ts";
import { passkeyRouter } from "./platform/identity/factor/passkey.router.ts";
import { signInRouter } from "./platform/identity/factor/sign-in.router.ts";
import { pageRouter } from "./resources/page/page.router.ts";
import { featureRouter } from "./resources/feature/feature.router.ts";
import { binRouter } from "./platform/history/bin.router.ts";
import { historyRouter } from "./platform/history/history.router.ts";
import { letterRouter } from "./resources/letter/letter.router.ts";
import { mailRouter } from "./platform/mail/mail.router.ts";
import { savedViewRouter } from "./platform/editing/saved-view/saved-view.router.ts";
import { presenceRouter } from "./platform/editing/presence/presence.router.ts";
import { passwordLinkRouter } from "./platform/identity/person/password-link.router.ts";
import { personRouter } from "./platform/identity/person/person.router.ts";
import { subscriberRouter } from "./resources/subscriber/subscriber.router.ts";
import { productTransferRouter } from "./resources/product/transfer/product-transfer.router.ts";
import { productRouter } from "./resources/product/product.router.ts";
import { searchRouter } from "./resources/search/search.router.ts";
import { securityEventRouter } from "./platform/identity/security-event/security-event.router.ts";
import { settingsRouter } from "./resources/settings/settings.router.ts";
import { sessionRouter } from "./platform/identity/session/session.router.ts";
import { slideRouter } from "./resources/slide/slide.router.ts";
import { statisticsRouter } from "./resources/statistics/statistics.router.ts";
import { replyTemplateRouter } from "./resources/reply-template/reply-template.router.ts";
import { synonymGroupRouter } from "./resources/synonym-group/synonym-group.router.ts";
import { translationTransferRouter } from "./platform/translation/transfer/translation-transfer.router.ts";
import { translationRouter } from "./platform/translation/translation.router.ts";
import { mediaRouter } from "./platform/media/media.router.ts";
import { launchRouter } from "./resources/launch/launch.router.ts";
import { redirectionRouter } from "./resources/redirection/redirection.router.ts";
import { repairRouter } from "./resources/repair/repair.router.ts";
import { registerProcedures, router } from "./platform/rpc/trpc.ts";
import { webhookRouter } from "./platform/webhook/webhook.router.ts";

/** Every procedure. Removing a resource is removing its folders and its line here. */
export const appRouter = router({
  products: productRouter,
  productTransfers: productTransferRouter,
  categories: categoryRouter,
  slides: slideRouter,
  features: featureRouter,
  articles: articleRouter,
  pages: pageRouter,
  contactRequests: contactRequestRouter,
  subscribers: subscriberRouter,
  letters: letterRouter,
  settings: settingsRouter,
  replyTemplates: replyTemplateRouter,
  synonymGroups: synonymGroupRouter,
  redirections: redirectionRouter,
  launches: launchRouter,
  repairs: repairRouter,
  translations: translationRouter,
  translationTransfers: translationTransferRouter,
  media: mediaRouter,
  mail: mailRouter,
  search: searchRouter,
  session: sessionRouter,
  signIn: signInRouter,
  factors: factorRouter,
  passkeys: passkeyRouter,
  account: accountRouter,
  people: personRouter,
  passwordLinks: passwordLinkRouter,
  dashboard: dashboardRouter,
  history: historyRouter,
  bin: binRouter,
  drafts: draftRouter,
  presence: presenceRouter,
  savedViews: savedViewRouter,
  apiKeys: apiKeyRouter,
  webhooks: webhookRouter,
  securityEvents: securityEventRouter,
  statistics: statisticsRouter,
});

registerProcedures(appRouter);

export type AppRouter = typeof appRouter;
