import { Badge, Code, Group, Text } from "@mantine/core";
import type { Delivery } from "#contracts/webhook/webhook.ts";
import { MOMENT } from "#admin-app/kit/layout/moment.ts";
import classes from "#admin-app/kit/layout/panel.module.css";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";

const STATES: Record<Delivery["state"], { color: string; words: string }> = {
  waiting: { color: "amber", words: "En attente" },
  delivered: { color: "teal", words: "Reçu" },
  failed: { color: "red", words: "Abandonné" },
};

/** « 2 essais · réponse 500 · prochain essai le … » */
function factsOf({ attempts, status, due_at, state }: Delivery): string {
  const tries = attempts === 1 ? "1 essai" : `${attempts} essais`;
  const next = state === "waiting" && due_at && attempts > 0 && `prochain essai le ${MOMENT.format(new Date(due_at))}`;
  return [attempts > 0 && tries, status !== null && `réponse ${status}`, next].filter(Boolean).join(" · ");
}

/** One event that was sent, or is to be, and what its endpoint said. */
export function DeliveryRow({ delivery, isSending, onReplay }: { delivery: Delivery; isSending: boolean; onReplay: () => void }) {
  const { type, record, created_at, state, reply, attempts } = delivery;
  const what = record === null ? type : `${type} n\u00ba\u00a0${record}`;
  const { color, words } = STATES[state];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            {what}
          </Text>
          <Badge color={color}>{words}</Badge>
        </Group>
        <Text size="xs" c="dimmed">
          <time dateTime={created_at}>{MOMENT.format(new Date(created_at))}</time>
          {attempts > 0 && ` · ${factsOf(delivery)}`}
        </Text>
        {reply && <Code block>{reply}</Code>}
      </div>
      <ActionButton
        size="xs"
        variant="light"
        loading={isSending}
        onClick={onReplay}
        aria-label={`Renvoyer ${what}, du ${MOMENT.format(new Date(created_at))}`}
      >
        Renvoyer
      </ActionButton>
    </li>
  );
}
