import { FormerSlug } from "#server/former-slug/former-slug.entity.ts";
import { Attempt } from "#server/attempt-limit/attempt.entity.ts";
import { RecordedChange } from "#server/history/change.entity.ts";
import { IdempotencyKey } from "#server/idempotency/idempotency-key.entity.ts";
import { Outbox } from "#server/mail/outbox.entity.ts";
import { Upload } from "#server/media/upload.entity.ts";
import { nouns } from "#server/nouns.ts";
import { SearchWord } from "#server/search/search-word.entity.ts";
import { Administrator, Session } from "#server/session/session.entity.ts";

/** Every table of the database: those of the nouns, then the machinery's own. */
export const entities = [
  ...nouns.map(({ entity }) => entity),
  ...nouns.flatMap(({ parts = [] }) => parts),
  Administrator,
  Attempt,
  FormerSlug,
  IdempotencyKey,
  Outbox,
  RecordedChange,
  SearchWord,
  Session,
  Upload,
];
