import { accountRouter } from "#server/account/account.router.ts";
import { apiKeyRouter } from "#server/api-key/api-key.router.ts";
import { articleRouter } from "#server/article/article.router.ts";
import { categoryRouter } from "#server/category/category.router.ts";
import { contactRequestRouter } from "#server/contact-request/contact-request.router.ts";
import { dashboardRouter } from "#server/dashboard/dashboard.router.ts";
import { draftRouter } from "#server/draft/draft.router.ts";
import { factorRouter } from "#server/factor/factor.router.ts";
import { passkeyRouter } from "#server/factor/passkey.router.ts";
import { signInRouter } from "#server/factor/sign-in.router.ts";
import { featureRouter } from "#server/feature/feature.router.ts";
import { binRouter } from "#server/history/bin.router.ts";
import { historyRouter } from "#server/history/history.router.ts";
import { mailRouter } from "#server/mail/mail.router.ts";
import { presenceRouter } from "#server/presence/presence.router.ts";
import { passwordLinkRouter } from "#server/person/password-link.router.ts";
import { personRouter } from "#server/person/person.router.ts";
import { subscriberRouter } from "#server/subscriber/subscriber.router.ts";
import { productTransferRouter } from "#server/product/transfer/product-transfer.router.ts";
import { productRouter } from "#server/product/product.router.ts";
import { searchRouter } from "#server/search/search.router.ts";
import { securityEventRouter } from "#server/security-event/security-event.router.ts";
import { settingsRouter } from "#server/settings/settings.router.ts";
import { sessionRouter } from "#server/session/session.router.ts";
import { slideRouter } from "#server/slide/slide.router.ts";
import { statisticsRouter } from "#server/statistics/statistics.router.ts";
import { synonymGroupRouter } from "#server/synonym-group/synonym-group.router.ts";
import { translationTransferRouter } from "#server/translation/transfer/translation-transfer.router.ts";
import { translationRouter } from "#server/translation/translation.router.ts";
import { mediaRouter } from "#server/media/media.router.ts";
import { router } from "#server/rpc/trpc.ts";
import { webhookRouter } from "#server/webhook/webhook.router.ts";

/** Every procedure. Removing a noun is removing its folders and its line here. */
export const appRouter = router({
  products: productRouter,
  productTransfers: productTransferRouter,
  categories: categoryRouter,
  slides: slideRouter,
  features: featureRouter,
  articles: articleRouter,
  contactRequests: contactRequestRouter,
  subscribers: subscriberRouter,
  settings: settingsRouter,
  synonymGroups: synonymGroupRouter,
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
  apiKeys: apiKeyRouter,
  webhooks: webhookRouter,
  securityEvents: securityEventRouter,
  statistics: statisticsRouter,
});

export type AppRouter = typeof appRouter;
