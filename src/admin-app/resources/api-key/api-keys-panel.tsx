import { Button } from "@mantine/core";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { ApiKey } from "#contracts/api-key/api-key.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import { ApiKeyDialog } from "./api-key-dialog.tsx";
import { ApiKeyRow } from "./api-key-row.tsx";

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
            onClear={undefined}
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
