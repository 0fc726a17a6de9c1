import { FirstSchema } from "./to-0010/0001-first-schema.ts";
import { RequestsAndMail } from "./to-0010/0002-requests-and-mail.ts";
import { ForgivingSearch } from "./to-0010/0004-forgiving-search.ts";
import { FormerSlugs } from "./to-0010/0005-former-slugs.ts";
import { ArticleSearch } from "./to-0010/0006-article-search.ts";
import { MediaLibrary } from "./to-0010/0007-media-library.ts";
import { AnnounceContent } from "./to-0010/0008-announce-content.ts";
import { IdempotencyKeys } from "./to-0010/0009-idempotency-keys.ts";
import { SearchWords } from "./to-0010/0010-search-words.ts";
import { TrueNames } from "./0011-true-names.ts";
import { Subscribers } from "./0012-subscribers.ts";
import { GeneratedPassword } from "./0013-generated-password.ts";
import { History } from "./0014-history.ts";
import { RelatedProducts } from "./0015-related-products.ts";
import { UndoneChanges } from "./0016-undone-changes.ts";
import { Drafts } from "./0017-drafts.ts";
import { Sheets } from "./0018-sheets.ts";
import { TitleOrder } from "./0019-title-order.ts";
import { ProductPreviews } from "./0020-product-previews.ts";
import { PictureFocus } from "./0025-picture-focus.ts";
import { People } from "./0021-people.ts";
import { Machines } from "./0024-machines.ts";
import { SiteSettings } from "./0022-settings.ts";
import { SecurityEvents } from "./0026-security-events.ts";
import { Prices } from "./0029-prices.ts";
import { SecondFactor } from "./0023-second-factor.ts";

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
  { name: "0015-related-products", class: RelatedProducts },
  { name: "0016-undone-changes", class: UndoneChanges },
  { name: "0017-drafts", class: Drafts },
  { name: "0018-sheets", class: Sheets },
  { name: "0019-title-order", class: TitleOrder },
  { name: "0020-product-previews", class: ProductPreviews },
  { name: "0021-people", class: People },
  { name: "0022-settings", class: SiteSettings },
  { name: "0023-second-factor", class: SecondFactor },
  { name: "0024-machines", class: Machines },
  { name: "0025-picture-focus", class: PictureFocus },
  { name: "0026-security-events", class: SecurityEvents },
  { name: "0029-prices", class: Prices },
];
