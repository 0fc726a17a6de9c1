import { route } from "#server/platform/declaration/rest-route.ts";
import { subscriberSchema, type SubscriptionReply } from "#contracts/subscriber/subscriber.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { Subscriber } from "./subscriber.entity.ts";

/** The declaration of the subscribers to the newsletter. */
export const subscriberResource: Resource = {
  entity: Subscriber,
  router: "subscribers",
  rights: { read: "reader", write: "admin" },
  isPublic: false,
  isPersonal: true,
  schemas: { Subscriber: subscriberSchema },
  rest: [
    route("post /api/newsletter", "subscribers.subscribe", {
      fr: "S’inscrire à la lettre d’information",
      en: "Subscribe to the newsletter",
      body: "Subscription",
      status: 201,
    }),
    route("get /api/admin/subscribers", "subscribers.list", {
      fr: "Lister les abonnés",
      en: "List the subscribers",
      scan: "subscribers.scan",
    }),
    route("post /api/admin/subscribers/bounces", "subscribers.markBounced", {
      fr: "Marquer une adresse en erreur, ou de nouveau bonne",
      en: "Mark an address as bouncing, or as good again",
      body: "Bounce",
      mayMiss: true,
    }),
  ],
  forms: [
    {
      name: "newsletter",
      path: "/blog",
      procedure: "subscribers.subscribe",
      input: ({ email = "", website }, language) => ({ email, website, language }),
      // As the contract types it.
      successUrl: (reply) => ((reply as SubscriptionReply).is_held ? "/newsletter/en-attente" : "/newsletter/merci"),
    },
    {
      name: "confirmation",
      path: "/newsletter/confirmer",
      procedure: "subscribers.confirm",
      input: ({ jeton = "" }) => ({ token: jeton }),
      successUrl: () => "/newsletter/bienvenue",
    },
    {
      name: "unsubscribe",
      path: "/newsletter/desabonnement",
      procedure: "subscribers.unsubscribe",
      input: ({ jeton = "" }) => ({ token: jeton }),
      successUrl: () => "/newsletter/au-revoir",
    },
  ],
};
