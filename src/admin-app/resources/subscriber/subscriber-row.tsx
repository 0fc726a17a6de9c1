import { Badge, Card, Text } from "@mantine/core";
import { type Subscriber, SUBSCRIBER_STATUS_LABELS, type SubscriberStatus } from "#contracts/subscriber/subscriber.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import classes from "./subscriber-row.module.css";
import { frenchDateFormat } from "#contracts/text/french-date.ts";

const COLORS: Record<SubscriberStatus, string> = { pending: "amber", confirmed: "teal", unsubscribed: "gray", spam: "red" };

const DAY = frenchDateFormat(BRAND.timeZone, { dateStyle: "medium" });

/** One subscriber: the address, whether it was confirmed, since when. */
export function SubscriberRow({
  subscriber,
  onRemove,
  onAccept,
}: {
  subscriber: Subscriber;
  onRemove: () => void;
  /** Takes it out of the spam. */
  onAccept: () => void;
}) {
  const { email, status, language, created_at, confirmed_at, consent_version } = subscriber;
  const since = confirmed_at ? `Confirmé le ${DAY.format(new Date(confirmed_at))}` : `Inscrit le ${DAY.format(new Date(created_at))}`;
  return (
    <Card component="article" className={classes.row} withBorder aria-label={email}>
      <Text component="h2" size="sm" fw={600} className={classes.email}>
        {email}
      </Text>
      <Badge color={COLORS[status]} className={classes.standing}>
        {SUBSCRIBER_STATUS_LABELS[status]}
      </Badge>
      <Text size="xs" c="dimmed" className={classes.since}>
        {since} · {LANGUAGE_IN_FRENCH[language]}
        {consent_version && ` · Consentement ${consent_version}`}
      </Text>
      {status === "spam" && (
        <ForWriters>
          <ActionButton size="xs" variant="light" className={classes.accept} onClick={onAccept} aria-label={`Accepter\u202f: ${email}`}>
            Accepter
          </ActionButton>
        </ForWriters>
      )}
      <RemoveButton name={email} className={classes.remove} onRemove={onRemove} />
    </Card>
  );
}
