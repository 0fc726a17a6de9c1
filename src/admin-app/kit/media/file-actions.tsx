import { Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import type { MediaDetail, MediaUse } from "#contracts/media/media.ts";
import { acceptGone } from "#admin-app/kit/dialogs/use-removal.ts";
import { sentenceOf } from "#admin-app/kit/errors/failure.ts";
import { UrgentAlert } from "#admin-app/kit/layout/urgent-alert.tsx";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { RefusedFile, sendFile } from "#admin-app/kit/uploads/send-file.ts";
import { IMAGE_UPLOAD, PDF_UPLOAD } from "#admin-app/kit/uploads/upload-targets.ts";
import { queryClient, rpcClient } from "#admin-app/rpc.ts";
import { refreshMedia, refreshMediaList } from "./media-editing.ts";

/** Users of a file named in a refusal; all of them stand in the list above it. */
const NAMED = 6;

type FileActionsProps = { file: MediaDetail; onGone: () => void; onReplaced: (id: number) => void };

function useReplacement({ file: { id, kind }, onReplaced }: FileActionsProps) {
  const { error, isPending, mutate } = useMutation({
    mutationFn: async (chosen: File) => {
      const controls = { signal: new AbortController().signal, onProgress: () => {} };
      const { filename } = await (kind === "image" ? sendFile(chosen, IMAGE_UPLOAD, controls) : sendFile(chosen, PDF_UPLOAD, controls));
      return rpcClient.media.replace.mutate({ id, by: filename });
    },
    onSuccess: async (next) => {
      notifySuccess("Fichier remplacé partout où il est utilisé");
      onReplaced(next.id);
      await queryClient.invalidateQueries(); // products, articles… show another URL now
    },
  });
  const failure = error instanceof RefusedFile ? error.message : error === null ? undefined : sentenceOf(error);
  return { isPending, replace: mutate, failure };
}

function useFileRemoval({ file: { id }, onGone }: FileActionsProps) {
  return useMutation({
    mutationFn: () => rpcClient.media.remove.mutate({ id }).catch(acceptGone),
    onSuccess: async () => {
      notifySuccess("Fichier supprimé");
      onGone();
      await refreshMediaList();
    },
    onError: () => refreshMedia(), // something may use it by now: the list above then shows it
  });
}

/** Replaces a file wherever it is used, or deletes it once nothing does. */
export function FileActions(props: FileActionsProps) {
  const { kind, used_by } = props.file;
  const [isAsking, setAsking] = useState(false);
  const accepted = kind === "image" ? IMAGE_UPLOAD : PDF_UPLOAD;
  const removal = useFileRemoval(props);
  const replacement = useReplacement(props);
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <FileButton
          onChange={(chosen) => chosen && replacement.replace(chosen)}
          accept={accepted.types.join()}
          inputProps={{ "aria-label": "Fichier de remplacement" }}
        >
          {(props) => (
            <ActionButton {...props} variant="default" leftSection={<RefreshCw size={16} aria-hidden />} loading={replacement.isPending}>
              Remplacer
            </ActionButton>
          )}
        </FileButton>
        <Button
          variant="subtle"
          color="red"
          leftSection={<Trash2 size={16} aria-hidden />}
          aria-expanded={isAsking}
          onClick={() => {
            removal.reset();
            setAsking(!isAsking);
          }}
        >
          Supprimer
        </Button>
      </Group>
      {replacement.failure !== undefined && <UrgentAlert title="Le fichier n’a pas été remplacé">{replacement.failure}</UrgentAlert>}
      {isAsking && used_by.length > 0 && <UsedNotice uses={used_by} />}
      {isAsking && used_by.length === 0 && <RemovalQuestion file={props.file} removal={removal} onCancel={() => setAsking(false)} />}
    </Stack>
  );
}

function UsedNotice({ uses }: { uses: MediaUse[] }) {
  const named = uses.slice(0, NAMED).map(({ title }) => title);
  return (
    <UrgentAlert title="Ce fichier est utilisé : il ne peut pas être supprimé.">
      Retirez-le d’abord de : {named.join(", ")}
      {named.length < uses.length ? "…" : "."}
    </UrgentAlert>
  );
}

type RemovalQuestionProps = { file: MediaDetail; removal: ReturnType<typeof useFileRemoval>; onCancel: () => void };

function RemovalQuestion({ file: { original_name: name, in_history }, removal, onCancel }: RemovalQuestionProps) {
  return (
    <UrgentAlert role="alertdialog" aria-label="Supprimer le fichier">
      <Text size="sm">« {name} » sera supprimé. Cette action est irréversible.</Text>
      {in_history && (
        <Text size="sm" mt="xs">
          L’historique ou la corbeille le montrent encore : ce qui sera restauré de là n’aura plus ce fichier.
        </Text>
      )}
      {removal.error !== null && (
        <Text size="sm" fw={600} mt="xs">
          {sentenceOf(removal.error)}
        </Text>
      )}
      <Group gap="sm" mt="sm">
        <Button size="xs" variant="default" onClick={onCancel}>
          Annuler
        </Button>
        <ActionButton size="xs" color="red.9" onClick={() => removal.mutate()} loading={removal.isPending}>
          {removal.error === null ? "Supprimer définitivement" : "Réessayer"}
        </ActionButton>
      </Group>
    </UrgentAlert>
  );
}
