import { Center, Modal, Skeleton, Stack, Text, Button, Group } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useMutation } from "@tanstack/react-query";
import type { EditorHistory } from "#admin-app/kit/editor/use-editor.ts";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifyFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { LoadMore } from "./load-more.tsx";
import { ForWriters, useMayWrite } from "#admin-app/kit/session/writing.tsx";
import type { RecordChange } from "#contracts/history/history.ts";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { authorOf, operationOf } from "./change-words.ts";
import classes from "./history-dialog.module.css";
import { MarkedWords } from "./marked-words.tsx";

type Fields = Record<string, unknown>;

/** The history of one item, newest first. A former state can be taken back into its form. */
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
    <Modal opened centered={false} onClose={onClose} title="Historique" size="lg" fullScreen={isPhone} transitionProps={{ duration: 0 }}>
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

/** Characters from which on a text is folded. */
const FOLDED_LENGTH = 600;

/** One change: when, who, and each field before and after it. */
function HistoryEntry({
  change,
  history,
  onTake,
  onTakeAll,
}: {
  change: RecordChange;
  history: EditorHistory;
  onTake: (fields: Record<string, unknown>) => void;
  onTakeAll: () => void;
}) {
  const { at, fields, before, after, is_whole } = change;
  const mayWrite = useMayWrite();
  const moment = formatMoment(at);
  return (
    <li className={classes.entry}>
      <Group justify="space-between" gap="xs">
        <div>
          <Text component="time" dateTime={at} size="sm" fw={600}>
            {moment}
          </Text>
          <Text size="xs" c="dimmed">
            {operationOf(change)} · {authorOf(change)}
          </Text>
        </div>
        {mayWrite && is_whole && (
          <Button size="xs" variant="default" aria-label={`Reprendre cette version du ${moment}`} onClick={onTakeAll}>
            Reprendre cette version
          </Button>
        )}
      </Group>
      {fields
        .filter((field) => field in history.labels)
        .map((field) => (
          <fieldset key={field} className={classes.field} aria-label={history.labels[field]}>
            <Group justify="space-between" gap="xs">
              <Text size="sm" fw={500}>
                {[history.labels[field], history.nameChanges(change, field)].filter(Boolean).join("\u202f: ")}
              </Text>
              <ForWriters>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={`Reprendre l’ancienne valeur\u202f: ${history.labels[field]}`}
                  onClick={() => onTake({ [field]: before[field] })}
                >
                  Reprendre
                </Button>
              </ForWriters>
            </Group>
            <FoldedWords before={history.textOf(before, field)} after={history.textOf(after, field)} />
          </fieldset>
        ))}
    </li>
  );
}

function FoldedWords(texts: { before: string; after: string }) {
  if (Math.max(texts.before.length, texts.after.length) < FOLDED_LENGTH) return <MarkedWords {...texts} />;
  return (
    <details>
      <summary className={classes.summary}>Tout afficher</summary>
      <MarkedWords {...texts} />
    </details>
  );
}
