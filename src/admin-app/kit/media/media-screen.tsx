import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { Group } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { FilterSelect } from "#admin-app/kit/collection/filter/filter-select.tsx";
import { ListPages } from "#admin-app/kit/collection/list-pages.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { UploadZone } from "#admin-app/kit/uploads/upload-zone.tsx";
import { refreshMedia } from "./media-editing.ts";
import { MEDIA_PAGE_SIZE, toMediaQuery, parseMediaFilter } from "./media-filter.ts";
import { MediaGrid } from "./media-grid.tsx";
import { useMediaUploads, zoneOf } from "./use-media-uploads.ts";
import { trpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/media");

const SHOWN = [
  { value: "", label: "Tous les fichiers" },
  { value: "image", label: "Images" },
  { value: "pdf", label: "PDF" },
  { value: "unused", label: "Inutilisés" },
];

const ZONE = zoneOf(undefined);

/** Every file that was uploaded, latest first. */
export function MediaScreen() {
  const filter = route.useSearch();
  const { isFiltered, narrow, clear, turnTo } = useListFilter(filter, parseMediaFilter);
  const list = trpc.media.list.useQuery(toMediaQuery(filter), { placeholderData: keepPreviousData });
  const uploads = useMediaUploads(undefined, ({ originalName }) => {
    notifySuccess(`${originalName} ajouté à la médiathèque`);
    void refreshMedia();
  });
  const counts = list.data?.counts;

  return (
    <>
      <CollectionHeader
        title="Médiathèque"
        counters={[
          { label: "Images", value: counts?.image },
          { label: "PDF", value: counts?.pdf },
          { label: "Résultats", value: list.data?.total },
        ]}
      />
      <ForWriters>
        <UploadZone label={ZONE.label} hint={ZONE.hint} kind={ZONE} uploads={uploads} />
      </ForWriters>
      <Group component="search" aria-label="Filtrer les fichiers" align="end" my="lg" gap="sm">
        <SearchBox q={filter.q} placeholder="Nom ou texte alternatif" onSearch={(q) => narrow({ q })} />
        <FilterSelect name="show" label="Afficher" data={SHOWN} value={filter.show} onChange={(show) => narrow({ show })} />
      </Group>
      <MediaGrid
        query={list}
        hint="Déposez ici vos premières images et fiches techniques."
        onClear={isFiltered ? clear : undefined}
        renderTile={({ id }, tile) => <Link {...toItem("/admin/dashboard/media", id)} {...tile} />}
      />
      <ListPages total={list.data?.total ?? 0} size={MEDIA_PAGE_SIZE} page={filter.page ?? 1} onPage={turnTo} />
      <Outlet />
    </>
  );
}
