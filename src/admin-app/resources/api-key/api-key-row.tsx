import { Badge, Button, Card, Group, Text } from "@mantine/core";
import type { ApiKey } from "#contracts/api-key/api-key.ts";
import { MOMENT } from "#admin-app/kit/layout/moment.ts";
import { scopesInWords } from "./scope-words.ts";

function isExpired({ expires_at }: ApiKey): boolean {
  return expires_at !== null && new Date(expires_at) <= new Date();
}

/** One API key: what it is for, what it opens, until when, and when it was used. */
export function ApiKeyRow({
  apiKey,
  known,
  onRevoke,
}: {
  apiKey: ApiKey;
  /** All scopes that there are. */
  known: { scope: string; noun: string }[];
  onRevoke: () => void;
}) {
  const { name, beginning, maker, scopes, created_at, expires_at, last_used_at } = apiKey;
  const moment = (at: string) => <time dateTime={at}>{MOMENT.format(new Date(at))}</time>;
  return (
    <Card component="article" withBorder padding="sm" aria-label={name}>
      <Group justify="space-between" gap="sm">
        <div style={{ flex: "1 1 220px", minWidth: 0 }}>
          <Group gap="xs">
            <Text component="h3" fw={600} style={{ overflowWrap: "anywhere" }}>
              {name}
            </Text>
            {isExpired(apiKey) && <Badge color="gray">Expirée</Badge>}
          </Group>
          <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            <code>{beginning}…</code> · {scopesInWords(scopes, known)}
          </Text>
          <Text size="xs" c="dimmed">
            Créée par {maker} le {moment(created_at)} · {expires_at ? <>jusqu’au {moment(expires_at)}</> : "sans fin"} ·{" "}
            {last_used_at ? <>utilisée le {moment(last_used_at)}</> : "jamais utilisée"}
          </Text>
        </div>
        <Button size="xs" variant="default" onClick={onRevoke} aria-label={`Révoquer ${name}`}>
          Révoquer
        </Button>
      </Group>
    </Card>
  );
}
