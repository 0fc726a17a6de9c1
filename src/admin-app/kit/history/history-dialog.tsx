import { Center, Modal, Skeleton, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import type { EditorHistory } from "#admin-app/kit/editor/use-editor.ts";
import { LoadFailure } from "#admin-app/kit/errors/load-failure.tsx";
import { notifyFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { HistoryEntry } from "./history-entry.tsx";
import { LoadMore } from "./load-more.tsx";

type Fields = Record<string, unknown>;

/** What was changed of one item, newest first; what was can be taken back into its form, where it is saved or not. */
export function HistoryDialog({ history, onClose }: { history: EditorHistory; onClose: () => void }) {
  const { noun, id } = history;
  const isPhone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const list = trpc.history.ofRecord.useInfiniteQuery({ noun, id }, { getNextPageParam: ({ next }) => next, staleTime: 0 });
  const changes = list.data?.pages.flatMap(({ data }) => data);

  function take(fields: Fields) {
    history.take(fields);
    notifySuccess("Repris dans le formulaire\u202f: enregistrez pour le garder.");
    onClose();
  }

  const version = useMutation({
    mutationFn: (change: number) => rpcClient.history.version.query({ id: change }),
    onSuccess: ({ fields }) => take(fields),
    onError: (error) => notifyFailure("Cette version n’a pas pu être reprise", error),
  });

  return (
    <Modal
      opened
      onClose={onClose}
      title="Historique"
      size="lg"
      fullScreen={isPhone}
      closeButtonProps={{ "aria-label": "Fermer" }}
      transitionProps={{ duration: 0 }}
    >
      {!changes && list.error && (
        <LoadFailure title="L’historique n’a pas pu être chargé" error={list.error} onRetry={() => void list.refetch()} />
      )}
      {!changes && !list.error && <Skeleton height={120} aria-busy />}
      {changes?.length === 0 && <Text>Rien n’est encore enregistré dans cet historique.</Text>}
      <Stack component="ol" m={0} p={0} style={{ listStyle: "none" }}>
        {changes?.map((change) => (
          <HistoryEntry key={change.id} change={change} history={history} onTake={take} onTakeAll={() => version.mutate(change.id)} />
        ))}
      </Stack>
      <Center mt="md">
        <LoadMore query={list} />
      </Center>
    </Modal>
  );
}
