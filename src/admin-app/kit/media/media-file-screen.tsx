import { Drawer, Skeleton } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useHiddenBackground } from "#admin-app/kit/dialogs/dialog.tsx";
import { HelpLink } from "#admin-app/kit/guide/help-link.tsx";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import type { Alt } from "./media-editing.ts";
import { MediaFile } from "./media-file.tsx";
import { trpc } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/media/$id");

/** One file of the library, beside the others. */
export function MediaFileScreen() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  const file = trpc.media.get.useQuery({ id: Number(id) });
  const [replacement, setReplacement] = useState<{ id: number; written: Alt | undefined }>();
  useHiddenBackground(true);

  const handleClose = () => void navigate({ to: "/admin/dashboard/media", search, resetScroll: false });
  function handleReplaced(next: number, written: Alt | undefined) {
    setReplacement({ id: next, written });
    void navigate({ to: "/admin/dashboard/media/$id", params: { id: String(next) }, search, resetScroll: false });
  }

  return (
    <Drawer.Root opened onClose={handleClose} position="right" size="md" transitionProps={{ duration: 0 }}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title flex={1}>Détails du fichier</Drawer.Title>
          <HelpLink isForm />
          <Drawer.CloseButton aria-label="Fermer" ms={0} data-autofocus />
        </Drawer.Header>
        <Drawer.Body>
          {file.data && (
            <MediaFile
              key={file.data.id}
              file={file.data}
              written={replacement?.id === file.data.id ? replacement.written : undefined}
              onGone={handleClose}
              onReplaced={handleReplaced}
            />
          )}
          {file.isPending && <Skeleton h={280} aria-busy />}
          {file.error && !file.data && (
            <LoadFailure title="Le fichier n’a pas pu être chargé" error={file.error} onRetry={() => void file.refetch()} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
