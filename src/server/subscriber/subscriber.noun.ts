import type { Noun } from "#server/noun.ts";
import { Subscriber } from "./subscriber.entity.ts";

/** What the server must know of the subscribers to the newsletter. */
export const subscriberNoun: Noun = {
  entity: Subscriber,
  router: "subscribers",
  rights: { read: "reader", write: "admin" },
  isPublic: false,
  isPersonal: true,
  rest: [
    {
      method: "post",
      path: "/api/newsletter",
      procedure: "subscribers.subscribe",
      summary: "S’inscrire à la lettre d’information",
      status: 201,
    },
  ],
};
