import { Badge, Group, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { ArrowRight, Signpost, Upload } from "lucide-react";
import { type Redirection, REDIRECTION_KIND_LABELS } from "#contracts/redirection/redirection.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader, CreationLink } from "#admin-app/kit/collection/collection-header.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { ExportButton } from "#admin-app/kit/collection/export-button.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { ListPages } from "#admin-app/kit/collection/list-pages.tsx";
import { RowCard } from "#admin-app/kit/collection/row-card.tsx";
import { EditLink, RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useRecordRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";
import { LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { FormerAddresses } from "./former-addresses.tsx";
import { REDIRECTION } from "./redirection-editing.ts";
import { parseRedirectionFilter, REDIRECTION_PAGE_SIZE } from "./redirection-filter.ts";
import classes from "./redirections-screen.module.css";

const route = getRouteApi("/signed-in/admin/dashboard/redirections");

/** The redirections by their old addresses, and below them the addresses that former slugs lead on. */
export function RedirectionsScreen() {
  const { from: _, ...filter } = route.useSearch();
  const { isFiltered, narrow, clear, turnTo } = useListFilter(filter, parseRedirectionFilter);
  const list = trpc.redirections.list.useQuery({ ...filter, limit: REDIRECTION_PAGE_SIZE }, { placeholderData: keepPreviousData });
  const removal = useRecordRemoval<Redirection>(REDIRECTION, {
    remove: (id) => rpcClient.redirections.remove.mutate({ id }),
    removed: "Redirection supprimée",
  });
  const create = <CreationLink {...toItem("/admin/dashboard/redirections", "new")}>Nouvelle redirection</CreationLink>;

  return (
    <>
      <CollectionHeader title="Redirections" counters={[{ label: isFiltered ? "Résultats" : "Total", value: list.data?.total }]}>
        <Group gap="xs">
          <ExportButton load={() => rpcClient.redirections.exportCsv.query()} />
          <ForWriters>
            <LinkButton to="/admin/dashboard/redirections/import" variant="default" leftSection={<Upload size={18} aria-hidden />}>
              Importer
            </LinkButton>
          </ForWriters>
          {create}
        </Group>
      </CollectionHeader>
      <Text c="dimmed" mb="lg" maw="72ch">
        Une adresse qui n’existe plus, ou imprimée sur une carte, mène vos visiteurs à la bonne page. Une page qui existe passe toujours
        avant. Un changement compte aussitôt.
      </Text>
      <Group component="search" aria-label="Filtrer les redirections" mb="lg">
        <SearchBox q={filter.q} placeholder="Une partie d’une adresse ou de la note" onSearch={(q) => narrow({ q })} />
      </Group>
      <CollectionGrid
        query={list}
        rows={list.data?.data ?? []}
        layout="rows"
        renderCard={(redirection) => <RedirectionRow redirection={redirection} onRemove={() => removal.ask(redirection)} />}
        empty={
          <EmptyList
            icon={<Signpost />}
            title={isFiltered ? "Aucune redirection trouvée" : "Aucune redirection"}
            hint="Créez-en une pour chaque ancienne adresse qui circule encore."
            onClear={isFiltered ? clear : undefined}
          >
            {create}
          </EmptyList>
        }
      />
      <ListPages total={list.data?.total ?? 0} size={REDIRECTION_PAGE_SIZE} page={filter.page ?? 1} onPage={turnTo} />
      <FormerAddresses />
      <RemovalDialog removal={removal} title={"Supprimer cette redirection\u202f?"}>
        {`«\u202f${removal.candidate?.title}\u202f» ne mènera plus nulle part.`}
      </RemovalDialog>
      <Outlet />
    </>
  );
}

/** A row of one redirection: where it comes from, and where it leads. */
function RedirectionRow({ redirection, onRemove }: { redirection: Redirection; onRemove: () => void }) {
  const { id, from_path, to_url, kind, note } = redirection;
  return (
    <RowCard
      name={from_path}
      actions={
        <>
          <RemoveButton name={from_path} onRemove={onRemove} />
          <EditLink {...toItem("/admin/dashboard/redirections", id)} name={from_path} />
        </>
      }
    >
      <div className={classes.addresses}>
        <Text component="h2" size="sm" fw={600}>
          {from_path}
        </Text>
        <ArrowRight size={16} className={classes.arrow} aria-label="mène à" />
        <Text component="a" size="sm" href={to_url} target="_blank" rel="noopener" className={classes.target}>
          {to_url}
        </Text>
        {kind === "temporary" && <Badge variant="light">{REDIRECTION_KIND_LABELS[kind]}</Badge>}
        <DraftBadge noun="redirection" id={id} />
      </div>
      {note !== "" && (
        <Text size="xs" c="dimmed" lineClamp={2}>
          {note}
        </Text>
      )}
    </RowCard>
  );
}
