import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { Group, Modal, Stack } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Media } from "#contracts/media/media.ts";
import { ListPages } from "#admin-app/collection/list-pages.tsx";
import { SearchBox } from "#admin-app/collection/filter/search-box.tsx";
import { UrlField } from "#admin-app/fields/url-field.tsx";
import { UploadZone } from "#admin-app/uploads/upload-zone.tsx";
import { rpc } from "#admin-app/rpc.ts";
import { refreshMedia } from "./media-editing.ts";
import { MEDIA_PAGE_SIZE } from "./media-filter.ts";
import { MediaGrid } from "./media-grid.tsx";
import type { PickedMedia } from "./media-picker.tsx";
import { type MediaKind, useMediaUploads, zoneOf } from "./use-media-uploads.ts";

function pickedFrom({ url, filename, original_name, size, alt_text, width, height, color }: Media): PickedMedia {
  const sides = { ...(width !== null && { width }), ...(height !== null && { height }), ...(color !== null && { color }) };
  return { url, filename, originalName: original_name, size, alt_text, ...sides };
}

function pickedAt(url: string): PickedMedia {
  const filename = url.split(/[?#]/)[0]?.split("/").at(-1)?.slice(0, 255) ?? "";
  return { url, filename, originalName: filename, size: 0, alt_text: "" };
}

/** The library to choose one file from; one that is not there yet can be sent or named. */
export function MediaPickerDialog({
  kind,
  onPick,
  onClose,
}: {
  kind: MediaKind;
  onPick: (picked: PickedMedia) => void;
  onClose: () => void;
}) {
  const [q, setQ] = useState<string>();
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState("");
  const query = { kind, page, limit: MEDIA_PAGE_SIZE, ...(q !== undefined && { q }) };
  const list = useQuery(rpc.media.list.queryOptions(query, { placeholderData: keepPreviousData }));
  const zone = zoneOf(kind);
  const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });

  function handlePick(picked: PickedMedia) {
    onPick(picked);
    onClose();
  }

  function handleSearch(words: string) {
    setQ(words || undefined);
    setPage(1);
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
      onClose={handleClose}
      title={kind === "image" ? "Choisir une image" : "Choisir un PDF"}
      size="xl"
      fullScreen={isPhone}
      closeButtonProps={{ "aria-label": "Fermer" }}
      transitionProps={{ duration: 0 }}
    >
      <Stack>
        <UploadZone label={zone.label} hint={zone.hint} kind={zone} uploads={uploads} isSingle />
        <UrlField
          name="picked_url"
          label="Ou indiquez une adresse"
          typed={typed}
          onType={setTyped}
          onAdd={(url) => handleChoose(pickedAt(url))}
        />
        <Group component="search" aria-label="Filtrer les fichiers">
          <SearchBox q={q} placeholder="Nom ou texte alternatif" onSearch={handleSearch} />
        </Group>
        <MediaGrid
          query={list}
          hint="Déposez ici le premier."
          onClear={q === undefined ? undefined : () => handleSearch("")}
          renderTile={(media, tile) => <button type="button" onClick={() => handleChoose(pickedFrom(media))} {...tile} />}
        />
        <ListPages total={list.data?.total ?? 0} size={MEDIA_PAGE_SIZE} page={page} onPage={setPage} />
      </Stack>
    </Modal>
  );
}
