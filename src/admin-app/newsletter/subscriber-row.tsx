import { Badge, Card, Text } from "@mantine/core";
import type { Subscriber } from "#contracts/newsletter/newsletter.ts";
import { RemoveButton } from "#admin-app/collection/row-actions.tsx";
import classes from "./subscriber-row.module.css";
import { SUBSCRIBER_STANDINGS } from "./subscriber-words.ts";

const DAY = new Intl.DateTimeFormat("fr", { dateStyle: "medium" });

/** One subscriber: the address, whether it was confirmed, since when. */
export function SubscriberRow({ subscriber, onRemove }: { subscriber: Subscriber; onRemove: () => void }) {
  const { email, status, language, created_at, confirmed_at, consent_version } = subscriber;
  const { label, color } = SUBSCRIBER_STANDINGS[status];
  const since = confirmed_at ? `Confirmé le ${DAY.format(new Date(confirmed_at))}` : `Inscrit le ${DAY.format(new Date(created_at))}`;
  return (
    <Card component="article" className={classes.row} withBorder aria-label={email}>
      <Text component="h2" size="sm" fw={600} className={classes.email}>
        {email}
      </Text>
      <Badge color={color} className={classes.standing}>
        {label}
      </Badge>
      <Text size="xs" c="dimmed" className={classes.since}>
        {since} · {language === "fr" ? "Français" : "Anglais"}
        {consent_version && ` · Consentement ${consent_version}`}
      </Text>
      <RemoveButton name={email} className={classes.remove} onRemove={onRemove} />
    </Card>
  );
}
