import { Anchor, Badge, Group, Menu, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { Copy, ExternalLink, PanelsTopLeft } from "lucide-react";
import { useState } from "react";
import { toPagePath } from "#contracts/page/fixed-pages.ts";
import type { PageRow } from "#contracts/page/page.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader, CreationLink } from "#admin-app/kit/collection/collection-header.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { FilterSelect } from "#admin-app/kit/collection/filter/filter-select.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { ListPages } from "#admin-app/kit/collection/list-pages.tsx";
import { EditLink, ListSwitch, MenuLink, MoreActions, RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import { RowCard } from "#admin-app/kit/collection/row-card.tsx";
import { useCollection } from "#admin-app/kit/collection/use-collection.ts";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";
import { PeriodBadge } from "#admin-app/kit/fields/publication-fields.tsx";
import { isVisibleAt } from "#admin-app/kit/fields/publication-words.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { PAGE } from "./page-editing.ts";
import { PAGE_LIST_SIZE, parsePageFilter } from "./page-filter.ts";

const route = getRouteApi("/signed-in/admin/dashboard/pages");

const STATES = [
  { value: "", label: "Toutes les pages" },
  { value: "published", label: "Publiées" },
  { value: "draft", label: "Brouillons" },
];

/** The pages of the site, and those that the team makes, by title. */
export function PagesScreen() {
  const filter = route.useSearch();
  const { q, page, shown } = filter;
  const { isFiltered, narrow, clear, turnTo } = useListFilter(filter, parsePageFilter);
  const query = { q, page, limit: PAGE_LIST_SIZE, ...(shown && { is_active: shown === "published" }) };
  const list = trpc.pages.list.useQuery(query, { placeholderData: keepPreviousData });
  const pages = useCollection({
    resource: PAGE,
    rows: list.data?.data ?? [],
    remove: (id) => rpcClient.pages.remove.mutate({ id }),
    words: {
      changed: ({ title, is_active }) => `«\u202f${title}\u202f» est ${is_active ? "publiée" : "un brouillon"}`,
      changeFailed: ({ title }) => `«\u202f${title}\u202f» n’a pas été modifiée`,
      removed: "Page supprimée",
    },
  });
  const counts = list.data?.counts;
  const create = <CreationLink {...toItem("/admin/dashboard/pages", "new")}>Nouvelle page</CreationLink>;

  return (
    <>
      <CollectionHeader
        title="Pages"
        counters={[
          { label: "Total", value: counts?.all },
          { label: "Publiées", value: counts?.active },
          { label: "Résultats", value: list.data?.total },
        ]}
      >
        {create}
      </CollectionHeader>
      <Group component="search" aria-label="Filtrer les pages" align="end" mb="lg" gap="sm">
        <SearchBox q={q} placeholder="Titre ou adresse" onSearch={(typed) => narrow({ q: typed })} />
        <FilterSelect name="shown" label="Statut" data={STATES} value={shown} onChange={(chosen) => narrow({ shown: chosen })} />
      </Group>
      <CollectionGrid
        query={list}
        rows={pages.rows}
        layout="rows"
        renderCard={(row) => (
          <PageListRow
            page={row}
            onActive={(is_active) =>
              void pages.change(row, { is_active }, () => rpcClient.pages.setActive.mutate({ id: row.id, is_active }))
            }
            onRemove={() => pages.removal.ask(row)}
          />
        )}
        empty={
          <EmptyList
            icon={<PanelsTopLeft />}
            title={isFiltered ? "Aucune page trouvée" : "Aucune page"}
            hint="Une campagne, une famille de produits, une offre d’emploi : composez sa page à partir d’un modèle."
            onClear={isFiltered ? clear : undefined}
          >
            {create}
          </EmptyList>
        }
      />
      <ListPages total={list.data?.total ?? 0} size={PAGE_LIST_SIZE} page={page ?? 1} onPage={turnTo} />
      <RemovalDialog removal={pages.removal} title="Supprimer la page">
        {`«\u202f${pages.removal.candidate?.title}\u202f» ne sera plus à son adresse.`}
      </RemovalDialog>
      <Outlet />
    </>
  );
}

/** One page of the list: its title and address, whether visitors see it, and its actions. */
function PageListRow({
  page: { id, title, slug, is_active, section_count, fixed, ...publication },
  onActive,
  onRemove,
}: {
  page: PageRow;
  onActive: (isActive: boolean) => void;
  onRemove: () => void;
}) {
  const [now] = useState(() => Date.now());
  const isVisible = is_active && isVisibleAt(publication, now);
  return (
    <RowCard
      name={title}
      actions={
        <>
          {fixed === null && (
            <ListSwitch
              name="is_active"
              label="Publiée"
              aria-label={`Publiée\u202f: ${title}`}
              checked={is_active}
              onChange={(event) => onActive(event.currentTarget.checked)}
              me="xs"
            />
          )}
          <MoreActions name={title}>
            {isVisible && (
              <Menu.Item
                leftSection={<ExternalLink size={16} aria-hidden />}
                component="a"
                href={toPagePath(slug)}
                target="_blank"
                rel="noopener"
              >
                Voir la page publique
              </Menu.Item>
            )}
            <ForWriters>
              <MenuLink {...toItem("/admin/dashboard/pages", "new", { copy: id })} icon={<Copy size={16} aria-hidden />}>
                Dupliquer
              </MenuLink>
            </ForWriters>
          </MoreActions>
          {fixed === null && <RemoveButton name={title} onRemove={onRemove} />}
          <EditLink {...toItem("/admin/dashboard/pages", id)} name={title} />
        </>
      }
    >
      <Group gap="xs">
        <Text component="h2" fw={600}>
          {title}
        </Text>
        {fixed !== null && <Badge color="gray">Page du site</Badge>}
        {is_active ? <PeriodBadge record={publication} /> : <Badge color="amber">Brouillon</Badge>}
        <DraftBadge noun="page" id={id} label="Non enregistré" />
      </Group>
      <PageAddress slug={slug} isLink={isVisible} sectionCount={section_count} />
    </RowCard>
  );
}

/** The address of a page, and the number of its sections. */
function PageAddress({ slug, isLink, sectionCount }: { slug: string; isLink: boolean; sectionCount: number }) {
  const path = toPagePath(slug);
  return (
    <Text size="sm" c="dimmed">
      {isLink ? (
        <Anchor href={path} target="_blank" rel="noopener" underline="always" inherit>
          {path}
        </Anchor>
      ) : (
        path
      )}
      {` · ${countOf(sectionCount, "section")}`}
    </Text>
  );
}
