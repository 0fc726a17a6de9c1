import { ForWriters, useMayWrite } from "#admin-app/kit/session/writing.tsx";
import { Button, Group, Text } from "@mantine/core";
import type { RecordChange } from "#contracts/history/history.ts";
import { MOMENT } from "#admin-app/kit/layout/moment.ts";
import type { EditorHistory } from "#admin-app/kit/editor/use-editor.ts";
import { authorOf, operationOf } from "./change-words.ts";
import classes from "./history-entry.module.css";
import { MarkedWords } from "./marked-words.tsx";

/** Characters from which on a text is folded. */
const FOLDED_LENGTH = 600;

/** One change: when, who, and each field before and after it. */
export function HistoryEntry({
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
  const moment = MOMENT.format(new Date(at));
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
                {history.labels[field]}
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
