import { ApiKey } from "#server/api-key/api-key.entity.ts";
import { FormerSlug } from "#server/former-slug/former-slug.entity.ts";
import { AttributeValue } from "#server/attribute/attribute-value.entity.ts";
import { Attempt } from "#server/attempt-limit/attempt.entity.ts";
import { ContactRequestLine } from "#server/contact-request/contact-request.entity.ts";
import { Draft } from "#server/draft/draft.entity.ts";
import { FactorChallenge, FactorPolicy, Passkey, RecoveryCode, Totp } from "#server/factor/factor.entity.ts";
import { RecordedChange } from "#server/history/change.entity.ts";
import { IdempotencyKey } from "#server/idempotency/idempotency-key.entity.ts";
import { LivedTime } from "#server/lived-time/lived-time.entity.ts";
import { Outbox } from "#server/mail/outbox.entity.ts";
import { RowlessFile } from "#server/media/sweep/rowless-file.entity.ts";
import { Upload } from "#server/media/upload.entity.ts";
import { nouns } from "#server/nouns.ts";
import { FormPreview } from "#server/preview/form-preview.entity.ts";
import { ForgottenPassword } from "#server/person/forgotten-password.entity.ts";
import { PasswordLink } from "#server/person/password-link.entity.ts";
import { OpenForm } from "#server/presence/presence.entity.ts";
import { SearchWord } from "#server/search/search-word.entity.ts";
import { SecurityEvent } from "#server/security-event/security-event.entity.ts";
import { Sheet } from "#server/spreadsheet/sheet.entity.ts";
import { Administrator, Session } from "#server/session/session.entity.ts";
import { VisitCount } from "#server/statistics/visit-count.entity.ts";
import { Webhook, WebhookDelivery } from "#server/webhook/webhook.entity.ts";

/** Every table of the database: those of the nouns, then the machinery's own. */
export const entities = [
  ...nouns.map(({ entity }) => entity),
  Administrator,
  ApiKey,
  Attempt,
  AttributeValue,
  ContactRequestLine,
  Draft,
  FactorChallenge,
  FactorPolicy,
  ForgottenPassword,
  FormerSlug,
  IdempotencyKey,
  LivedTime,
  OpenForm,
  Outbox,
  FormPreview,
  Passkey,
  PasswordLink,
  RecordedChange,
  RecoveryCode,
  RowlessFile,
  SearchWord,
  SecurityEvent,
  Session,
  Sheet,
  Totp,
  Upload,
  VisitCount,
  Webhook,
  WebhookDelivery,
];
