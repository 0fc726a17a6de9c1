import { Button, Group, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import type { Launch } from "#contracts/launch/launch.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { notifyChangeFailure, notifyFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { notifyDone, undoChange } from "#admin-app/kit/history/notify-done.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { queries, queryClient, rpcClient } from "#admin-app/rpc.ts";
import { LAUNCH, rereadLaunch } from "./launch-editing.ts";

/** Publishes a launch. Where that fails it may be published all the same, and only the reply lost: it is read again. */
async function publish(id: number): Promise<Launch> {
  try {
    return await rpcClient.launches.publish.mutate({ id }, { context: { idempotencyKey: newToken() } });
  } catch (error) {
    const launch = await rereadLaunch(id).catch(() => undefined);
    if (launch?.published_at) return launch;
    throw error;
  }
}

/** Publishes a launch that waits. */
function usePublishing({ id }: Launch) {
  return useMutation({
    mutationFn: () => publish(id),
    onSuccess: async (published) => {
      queries.launches.get.setData({ id }, published);
      notifyDone("Lancement publié", { noun: LAUNCH.name, id, version: published.version, labels: LAUNCH.labels });
      await queryClient.invalidateQueries(); // it may have changed anything
    },
    onError: (error) => notifyChangeFailure("Le lancement n’a pas été publié", error),
  });
}

/** Undoes a launch that is published. It may have been deleted and restored since: what published it is undone. */
function useUndoing({ id, published_at }: Launch) {
  return useMutation({
    mutationFn: async () => {
      const { data } = await rpcClient.history.ofRecord.query({ noun: LAUNCH.name, id });
      const version = data.find(({ after }) => after.published_at === published_at)?.version;
      const titles = { refused: "Le lancement n’a pas été annulé", uncertain: "Il n’est pas sûr que le lancement soit annulé" };
      if (await undoChange({ noun: LAUNCH.name, id, version, labels: LAUNCH.labels }, titles))
        notifySuccess("Lancement annulé\u202f: le site est comme avant.");
      await rereadLaunch(id);
    },
    onError: (error) => notifyFailure("Le lancement n’a pas pu être relu", error),
  });
}

/** Buttons that publish a launch, or undo it. */
export function LaunchActions({ launch, isUnsaved }: { launch: Launch; isUnsaved: boolean }) {
  const { id, changes, published_at } = launch;
  const publishing = usePublishing(launch);
  const undoing = useUndoing(launch);
  const opening = useMutation({
    mutationFn: () => rpcClient.launches.previewLink.mutate({ id }),
    onSuccess: ({ path }) => void window.open(path, "_blank", "noopener"),
    onError: (error) => notifyFailure("L’aperçu n’a pas pu s’ouvrir", error),
  });

  return (
    <ForWriters>
      <Group gap="xs" justify="flex-end">
        {!published_at && (
          <Button variant="subtle" loading={opening.isPending} leftSection={<Eye size={16} aria-hidden />} onClick={() => opening.mutate()}>
            Voir le site
          </Button>
        )}
        {published_at ? (
          <Button variant="default" loading={undoing.isPending} onClick={() => undoing.mutate()}>
            Annuler le lancement
          </Button>
        ) : isUnsaved ? (
          <Text size="sm" c="dimmed">
            Enregistrez avant de publier.
          </Text>
        ) : (
          <ActionButton
            type="button"
            variant="default"
            loading={publishing.isPending}
            disabled={changes.length === 0}
            onClick={() => publishing.mutate()}
          >
            Publier maintenant
          </ActionButton>
        )}
      </Group>
    </ForWriters>
  );
}
