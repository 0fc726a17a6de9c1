import { Group, Modal, Stack } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { ListPages } from "#admin-app/kit/collection/list-pages.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { UrlField } from "#admin-app/kit/fields/url-field.tsx";
import { UploadZone } from "#admin-app/kit/uploads/upload-zone.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { refreshMedia } from "./media-editing.ts";
import { MEDIA_PAGE_SIZE } from "./media-filter.ts";
import { MediaGrid } from "./media-grid.tsx";
import { type MediaPickerProps, type PickedMedia, pickUrl, toPicked } from "./picked-media.ts";
import type { MediaKind } from "#contracts/media/media.ts";
import { useMediaUploads, zoneOf } from "./use-media-uploads.ts";

/** One page of the library's files of a kind, and what turns to another. */
function useLibraryPage(kind: MediaKind) {
  const [q, setQ] = useState<string>();
  const [page, setPage] = useState(1);
  const query = { kind, page, limit: MEDIA_PAGE_SIZE, ...(q !== undefined && { q }) };
  const list = trpc.media.list.useQuery(query, { placeholderData: keepPreviousData });

  function search(words: string) {
    setQ(words || undefined);
    setPage(1);
  }

  return { q, page, list, search, setPage };
}

/** The library to choose one file from; one that is not there yet can be sent or named. */
export function MediaPickerDialog({ kind, onPick, onClose }: MediaPickerProps) {
  const { q, page, list, search, setPage } = useLibraryPage(kind);
  const [typed, setTyped] = useState("");
  const zone = zoneOf(kind);
  const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });

  function handlePick(picked: PickedMedia) {
    onPick(picked);
    onClose();
  }

  const uploads = useMediaUploads(kind, (reply) => {
    handlePick({ ...reply, alt_text: "" });
    void refreshMedia();
  });

  // What was on its way is not chosen any more.
  function handleClose() {
    uploads.cancelAll();
    onClose();
  }

  function handleChoose(picked: PickedMedia) {
    uploads.cancelAll();
    handlePick(picked);
  }

  return (
    <Modal
      opened
      centered={false}
      onClose={handleClose}
      title={kind === "image" ? "Choisir une image" : "Choisir un PDF"}
      size="xl"
      fullScreen={isPhone}
      transitionProps={{ duration: 0 }}
    >
      <Stack>
        <UploadZone label={zone.label} hint={zone.hint} kind={zone} uploads={uploads} isSingle />
        <UrlField
          name="picked_url"
          label="Ou indiquez une adresse"
          typed={typed}
          onType={setTyped}
          onAdd={(url) => handleChoose(pickUrl(url))}
        />
        <Group component="search" aria-label="Filtrer les fichiers">
          <SearchBox q={q} placeholder="Nom ou texte alternatif" onSearch={search} />
        </Group>
        <MediaGrid
          query={list}
          hint="Déposez ici le premier."
          onClear={q === undefined ? undefined : () => search("")}
          renderTile={(media, tile) => <button type="button" onClick={() => handleChoose(toPicked(media))} {...tile} />}
        />
        <ListPages total={list.data?.total ?? 0} size={MEDIA_PAGE_SIZE} page={page} onPage={setPage} />
      </Stack>
    </Modal>
  );
}
