import type { Noun } from "#server/noun.ts";
import { NewsletterSubscriber } from "./newsletter-subscriber.entity.ts";

/** What the server must know of the newsletter. */
export const newsletterNoun: Noun = {
  entity: NewsletterSubscriber,
  isPublic: false,
  rest: [
    {
      method: "post",
      path: "/api/newsletter",
      procedure: "newsletter.subscribe",
      summary: "S’inscrire à la lettre d’information",
      status: 201,
    },
  ],
};
