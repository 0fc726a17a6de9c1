import { FirstSchema } from "./0001-first-schema.ts";
import { RequestsAndMail } from "./0002-requests-and-mail.ts";
import { ForgivingSearch } from "./0004-forgiving-search.ts";
import { FormerSlugs } from "./0005-former-slugs.ts";
import { ArticleSearch } from "./0006-article-search.ts";
import { MediaLibrary } from "./0007-media-library.ts";
import { AnnounceContent } from "./0008-announce-content.ts";
import { IdempotencyKeys } from "./0009-idempotency-keys.ts";
import { SearchWords } from "./0010-search-words.ts";
import { TrueNames } from "./0011-true-names.ts";
import { Subscribers } from "./0012-subscribers.ts";
import { GeneratedPassword } from "./0013-generated-password.ts";
import { History } from "./0014-history.ts";

/** Every migration, oldest first. A landed migration never changes, and imports nothing of the living code: the next one mends it.
 *  No migration was ever numbered 0003. */
export const migrations = [
  { name: "0001-first-schema", class: FirstSchema },
  { name: "0002-requests-and-mail", class: RequestsAndMail },
  { name: "0004-forgiving-search", class: ForgivingSearch },
  { name: "0005-former-slugs", class: FormerSlugs },
  { name: "0006-article-search", class: ArticleSearch },
  { name: "0007-media-library", class: MediaLibrary },
  { name: "0008-announce-content", class: AnnounceContent },
  { name: "0009-idempotency-keys", class: IdempotencyKeys },
  { name: "0010-search-words", class: SearchWords },
  { name: "0011-true-names", class: TrueNames },
  { name: "0012-subscribers", class: Subscribers },
  { name: "0013-generated-password", class: GeneratedPassword },
  { name: "0014-history", class: History },
];
