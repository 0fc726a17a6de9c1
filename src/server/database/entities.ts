import { Article } from "#server/article/article.entity.ts";
import { Category } from "#server/category/category.entity.ts";
import { Attempt } from "#server/http/attempt.entity.ts";
import { ContactRequest } from "#server/contact-request/contact-request.entity.ts";
import { Feature } from "#server/feature/feature.entity.ts";
import { FormerSlug } from "#server/former-slug/former-slug.entity.ts";
import { IdempotencyKey } from "#server/idempotency/idempotency-key.entity.ts";
import { Outbox } from "#server/mail/outbox.entity.ts";
import { NewsletterSubscriber } from "#server/newsletter/newsletter-subscriber.entity.ts";
import { Product, ProductRelation } from "#server/product/product.entity.ts";
import { SearchWord } from "#server/search/search-word.entity.ts";
import { Administrator, Session } from "#server/session/session.entity.ts";
import { Slide } from "#server/slide/slide.entity.ts";
import { Upload } from "#server/media/upload.entity.ts";

/** Every table of the database. */
export const entities = [
  Administrator,
  Article,
  Attempt,
  Category,
  ContactRequest,
  Feature,
  FormerSlug,
  IdempotencyKey,
  NewsletterSubscriber,
  Outbox,
  Product,
  ProductRelation,
  SearchWord,
  Session,
  Slide,
  Upload,
];
