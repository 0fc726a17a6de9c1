import { Badge, Group, Text } from "@mantine/core";
import { Outlet } from "@tanstack/react-router";
import { Rocket } from "lucide-react";
import { useState } from "react";
import type { Launch } from "#contracts/launch/launch.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader, CreationLink } from "#admin-app/kit/collection/collection-header.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { EditLink, RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import { RowCard } from "#admin-app/kit/collection/row-card.tsx";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useRecordRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { findResource } from "#admin-app/kit/resource.ts";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { LAUNCH, launchState, untilNextRun } from "./launch-editing.ts";

/** The launches: those that wait first, by their moments, then the published ones. */
export function LaunchesScreen() {
  const list = trpc.launches.list.useQuery(undefined, {
    refetchInterval: ({ state }) => untilNextRun(state.data),
    refetchIntervalInBackground: true, // as in the window of one
  });
  const removal = useRecordRemoval<Launch>(LAUNCH, {
    remove: (id) => rpcClient.launches.remove.mutate({ id }),
    removed: "Lancement supprimé",
  });
  const waiting = list.data?.filter(({ published_at }) => published_at === null).length;
  const create = <CreationLink {...toItem("/admin/dashboard/launches", "new")}>Nouveau lancement</CreationLink>;

  return (
    <>
      <CollectionHeader title="Lancements" counters={[{ label: "En attente", value: waiting }]}>
        {create}
      </CollectionHeader>
      <Text c="dimmed" mb="lg" maw="72ch">
        Des modifications préparées à l’avance, et publiées ensemble{"\u202f"}: à la main ou à la minute prévue, toutes ou aucune. Pour en
        préparer une, ouvrez un formulaire et choisissez «{"\u202f"}Enregistrer dans un lancement…{"\u202f"}» à côté du bouton.
      </Text>
      <CollectionGrid
        query={list}
        rows={list.data ?? []}
        layout="rows"
        renderCard={(launch) => <LaunchRow launch={launch} onRemove={() => removal.ask(launch)} />}
        empty={
          <EmptyList
            icon={<Rocket />}
            title="Aucun lancement"
            hint={"Une campagne, un nouveau produit, un changement de prix\u202f: tout paraît au même moment."}
          >
            {create}
          </EmptyList>
        }
      />
      <RemovalDialog removal={removal} title={"Supprimer ce lancement\u202f?"}>
        «{"\u202f"}
        {removal.candidate?.title}
        {"\u202f"}» et {countOf(removal.candidate?.changes.length ?? 0, "modification", "modifications")} iront à la corbeille.
        {removal.candidate?.published_at && " Ce qui est publié le reste."}
      </RemovalDialog>
      <Outlet />
    </>
  );
}

/** Names the kinds of what a launch changes: « 2 produits, 1 article » without plurals that no one declared. */
function listKinds({ changes }: Launch): string {
  const kinds = Map.groupBy(changes, ({ noun }) => findResource(noun)?.one ?? noun);
  return [...kinds].map(([kind, { length }]) => (length === 1 ? kind : `${kind} × ${length}`)).join(", ");
}

/** A row of one launch: its name, when it runs, and what it changes. */
function LaunchRow({ launch, onRemove }: { launch: Launch; onRemove: () => void }) {
  const { id, title, changes, failure } = launch;
  const [now] = useState(() => Date.now());
  const state = launchState(launch, now);
  return (
    <RowCard
      name={title}
      actions={
        <>
          <RemoveButton name={title} onRemove={onRemove} />
          <EditLink {...toItem("/admin/dashboard/launches", id)} name={title} />
        </>
      }
    >
      <Group gap="xs">
        <Text component="h2" size="sm" fw={600}>
          {title}
        </Text>
        <Badge color={state.color}>{state.label}</Badge>
        <DraftBadge noun="launch" id={id} />
      </Group>
      <Text size="xs" c={failure === "" ? "dimmed" : "red"}>
        {failure || (changes.length === 0 ? "Aucune modification" : listKinds(launch))}
      </Text>
    </RowCard>
  );
}
