import { Badge, Button, Group, Text } from "@mantine/core";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { ApiKey } from "#contracts/api-key/api-key.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { RowCard } from "#admin-app/kit/collection/row-card.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import { ApiKeyDialog } from "./api-key-dialog.tsx";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { formatScopes } from "./scope-words.ts";

/** The keys with which programs use the API. */
export function ApiKeysPanel() {
  const list = trpc.apiKeys.list.useQuery();
  const [isMaking, setMaking] = useState(false);
  const revocation = useRemoval<ApiKey>({
    remove: (id) => rpcClient.apiKeys.revoke.mutate({ id }),
    refresh: () => queries.apiKeys.invalidate(),
    onRemoved: ({ name }) => notifySuccess(`Clé révoquée\u202f: ${name}`),
  });
  return (
    <Panel
      title="Clés d’API"
      aside={
        <Button size="xs" leftSection={<KeyRound size={14} aria-hidden />} disabled={!list.data} onClick={() => setMaking(true)}>
          Créer une clé
        </Button>
      }
    >
      <CollectionGrid
        query={list}
        rows={list.data?.keys ?? []}
        layout="rows"
        renderCard={(apiKey) => <ApiKeyRow apiKey={apiKey} known={list.data?.scopes ?? []} onRevoke={() => revocation.ask(apiKey)} />}
        empty={
          <EmptyList
            icon={<KeyRound />}
            title="Aucune clé"
            hint="Une clé permet à un autre programme de lire ou de modifier le catalogue par l’API."
          />
        }
      />
      <ApiKeyDialog isOpen={isMaking} scopes={list.data?.scopes ?? []} onClose={() => setMaking(false)} />
      <RemovalDialog removal={revocation} title="Révoquer la clé" verb="Révoquer" isBinned={false}>
        {`Le programme qui se sert de «\u202f${revocation.candidate?.name}\u202f» sera refusé dès sa prochaine demande.`}
      </RemovalDialog>
    </Panel>
  );
}

function isExpired({ expires_at }: ApiKey): boolean {
  return expires_at !== null && new Date(expires_at) <= new Date();
}

/** A row of one API key: its name, scopes, expiry and last use. */
function ApiKeyRow({
  apiKey,
  known,
  onRevoke,
}: {
  apiKey: ApiKey;
  /** Every scope. */
  known: { scope: string; noun: string }[];
  onRevoke: () => void;
}) {
  const { name, beginning, maker, scopes, created_at, expires_at, last_used_at } = apiKey;
  const moment = (at: string) => <time dateTime={at}>{formatMoment(at)}</time>;
  return (
    <RowCard
      name={name}
      actions={
        <Button size="xs" variant="default" onClick={onRevoke} aria-label={`Révoquer ${name}`}>
          Révoquer
        </Button>
      }
    >
      <Group gap="xs">
        <Text component="h3" fw={600}>
          {name}
        </Text>
        {isExpired(apiKey) && <Badge color="gray">Expirée</Badge>}
      </Group>
      <Text size="sm" c="dimmed">
        <code>{beginning}…</code> · {formatScopes(scopes, known)}
      </Text>
      <Text size="xs" c="dimmed">
        Créée par {maker} le {moment(created_at)} · {expires_at ? <>jusqu’au {moment(expires_at)}</> : "sans fin"} ·{" "}
        {last_used_at ? <>utilisée le {moment(last_used_at)}</> : "jamais utilisée"}
      </Text>
    </RowCard>
  );
}
