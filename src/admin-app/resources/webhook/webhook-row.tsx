import { Alert, Badge, Button, Group, Menu, Text } from "@mantine/core";
import { TriangleAlert } from "lucide-react";
import type { Webhook } from "#contracts/webhook/webhook.ts";
import { RowCard } from "#admin-app/kit/collection/row-card.tsx";
import { MoreActions } from "#admin-app/kit/collection/row-actions.tsx";
import { eventsInWords } from "./event-words.ts";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";

const REASONS: Record<NonNullable<Webhook["stopped"]>["reason"], string> = {
  paused: "Arrêté par un administrateur",
  gone: "Arrêté\u202f: le programme a répondu qu’il ne veut plus rien recevoir (410)",
  failing: "Arrêté\u202f: aucun message n’est arrivé pendant 24 heures",
};

/** Actions of an administrator on an endpoint. */
export type WebhookActions = Record<"onTest" | "onDeliveries" | "onChange" | "onRotate" | "onRemove" | "onToggle", () => void>;

function describeState({ stopped, failing_since }: Webhook): { color: string; words: string } {
  if (stopped) return { color: stopped.reason === "paused" ? "gray" : "red", words: "Arrêté" };
  return failing_since ? { color: "amber", words: "En échec" } : { color: "teal", words: "Actif" };
}

function isToCome(at: string): boolean {
  return new Date(at) > new Date();
}

/** Notice about an endpoint that is not sent everything, with the date and the reason. */
function StateNote({ webhook: { stopped, failing_since } }: { webhook: Webhook }) {
  const since = stopped?.at ?? failing_since;
  if (!since || stopped?.reason === "paused") return null;
  return (
    <Alert color={stopped ? "red" : "amber"} mt="xs" p="xs" icon={<TriangleAlert aria-hidden />}>
      {stopped ? REASONS[stopped.reason] : "Les messages n’arrivent pas et sont envoyés de nouveau"}, depuis le{" "}
      <time dateTime={since}>{formatMoment(since)}</time>.
    </Alert>
  );
}

/** One endpoint: where it is, what it is sent, how it does. */
export function WebhookRow({ webhook, isTesting, ...act }: { webhook: Webhook; isTesting: boolean } & WebhookActions) {
  const { url, events, stopped, previous_secret_until } = webhook;
  const { color, words } = describeState(webhook);
  return (
    <RowCard
      name={url}
      actions={
        <>
          <Button size="xs" variant="default" onClick={act.onDeliveries} aria-label={`Envois vers ${url}`}>
            Envois
          </Button>
          <ActionButton
            size="xs"
            variant="default"
            disabled={stopped !== null}
            loading={isTesting}
            onClick={act.onTest}
            aria-label={`Envoyer un test vers ${url}`}
          >
            Envoyer un test
          </ActionButton>
          <MoreActions name={url}>
            <Menu.Item onClick={act.onChange}>Modifier</Menu.Item>
            <Menu.Item onClick={act.onToggle}>{stopped ? "Réactiver" : "Arrêter"}</Menu.Item>
            <Menu.Item onClick={act.onRotate}>Nouveau secret</Menu.Item>
            <Menu.Item onClick={act.onRemove}>Supprimer</Menu.Item>
          </MoreActions>
        </>
      }
    >
      <Group gap="xs">
        <Text component="h3" fw={600}>
          {url}
        </Text>
        <Badge color={color}>{words}</Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {eventsInWords(events)}
      </Text>
      {previous_secret_until && isToCome(previous_secret_until) && (
        <Text size="xs" c="dimmed">
          Signé aussi avec l’ancien secret jusqu’au {formatMoment(previous_secret_until)}
        </Text>
      )}
      <StateNote webhook={webhook} />
    </RowCard>
  );
}
