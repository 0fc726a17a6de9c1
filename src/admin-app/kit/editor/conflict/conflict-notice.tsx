import { Group, Text, Radio } from "@mantine/core";
import { Users } from "lucide-react";
import { useRef, useState, useId } from "react";
import type { Choice } from "#contracts/merge/merge.ts";
import type { EditorHistory } from "#admin-app/kit/editor/use-editor.ts";
import { MOMENT } from "#admin-app/kit/layout/brand.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { UrgentAlert } from "#admin-app/kit/layout/urgent-alert.tsx";
import { trpc } from "#admin-app/rpc.ts";
import classes from "./conflict-notice.module.css";
import type { FieldConflict } from "./field-conflicts.ts";
import { WordsBesides } from "#admin-app/kit/history/marked-words.tsx";

type RecordedItem = Pick<EditorHistory, "noun" | "id">;

type Choices = Record<string, Choice>;

/** Shows, field by field, what was changed elsewhere and here since this form was opened, or its change put into a
 *  launch. Nothing typed is lost by any choice; what only one side changed is merged without a question. */
export function ConflictNotice({
  title,
  savedAt,
  isWaiting,
  record,
  conflicts,
  isSaving,
  onTakeTheirs,
  onSave,
}: {
  title: string;
  savedAt: string;
  isWaiting: boolean;
  /** The button that opens its history. */
  record: RecordedItem | undefined;
  conflicts: FieldConflict[];
  isSaving: boolean;
  onTakeTheirs: () => void;
  /** Mine stands where nothing is chosen. */
  onSave: (choices: Choices) => void;
}) {
  const { list, choices, isAsked, choose, save } = useChoices(conflicts, onSave);
  return (
    <UrgentAlert color="amber" icon={<Users aria-hidden />} title={title} classNames={{ body: classes.body }}>
      <Text size="sm">
        Enregistré depuis {isWaiting ? "que cette modification est dans le lancement" : "l’ouverture de ce formulaire"}, le{" "}
        {MOMENT.format(new Date(savedAt))}
        {record && <Author {...record} />}. Rien de ce que vous avez saisi n’est perdu.{" "}
        {conflicts.length > 0 && "Choisissez ce qui est gardé là où les deux versions ont changé la même chose\u202f; "}
        {conflicts.length > 0 ? "tout le reste sera fusionné." : "Les deux versions seront fusionnées."}
      </Text>
      <div ref={list} className={classes.list}>
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.id}
            conflict={conflict}
            choice={choices[conflict.id]}
            isMissing={isAsked && choices[conflict.id] === undefined}
            onChoose={(choice) => choose(conflict.id, choice)}
          />
        ))}
      </div>
      <Group gap="xs" mt="sm">
        {conflicts.length > 0 && (
          <ActionButton size="xs" onClick={save} loading={isSaving}>
            Enregistrer ces choix
          </ActionButton>
        )}
        <ActionButton size="xs" variant={conflicts.length > 0 ? "default" : "filled"} onClick={() => onSave({})} loading={isSaving}>
          Enregistrer la mienne
        </ActionButton>
        <ActionButton size="xs" variant="default" onClick={onTakeTheirs} disabled={isSaving}>
          Reprendre l’autre version
        </ActionButton>
      </Group>
    </UrgentAlert>
  );
}

/** The choice made for each conflict. Saving before all are chosen leads to the first that is not. */
function useChoices(conflicts: FieldConflict[], onSave: (choices: Choices) => void) {
  const [choices, setChoices] = useState<Choices>({});
  const [isAsked, setIsAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  return {
    list,
    choices,
    isAsked,
    choose: (id: string, choice: Choice) => setChoices((current) => ({ ...current, [id]: choice })),
    save: () => {
      const missing = conflicts.findIndex(({ id }) => choices[id] === undefined);
      if (missing === -1) return onSave(choices);
      setIsAsked(true);
      list.current?.querySelectorAll("fieldset")[missing]?.querySelector("input")?.focus();
    },
  };
}

/** The author of the last save, as far as the history knows. */
function Author({ noun, id }: RecordedItem) {
  const { data } = trpc.history.ofRecord.useQuery({ noun, id }, { staleTime: 0 });
  const actor = data?.data[0]?.actor;
  return actor ? `, par ${actor}` : null;
}

const LABELS: Record<Choice, string> = { theirs: "La leur", mine: "La mienne", both: "Les deux" };

/** A field that both versions changed: each of them in full, with what the other lacks marked, and a choice. */
function ConflictChoice({
  conflict: { label, texts },
  choice,
  isMissing,
  onChoose,
}: {
  conflict: FieldConflict;
  choice: Choice | undefined;
  isMissing: boolean;
  onChoose: (choice: Choice) => void;
}) {
  const id = useId();
  const textOf = (wanted: Choice) => texts.find((each) => each.choice === wanted)?.text ?? "";
  const [theirs, mine] = [textOf("theirs"), textOf("mine")];
  const others: Record<Choice, string | undefined> = { theirs: mine, mine: theirs, both: undefined };
  return (
    <fieldset className={classes.place} aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <Text component="legend" size="sm" fw={600}>
        {label}
      </Text>
      {theirs === mine && (
        <Text size="sm" c="dimmed">
          Le texte est le même : seule la mise en forme diffère.
        </Text>
      )}
      {isMissing && (
        <Text id={`${id}-missing`} size="sm" c="red">
          Choisissez une version.
        </Text>
      )}
      {texts.map(({ choice: offered, text }) => (
        <div key={offered} className={classes.version}>
          <Radio
            size="xs"
            name={id}
            label={LABELS[offered]}
            checked={choice === offered}
            onChange={() => onChoose(offered)}
            aria-describedby={`${id}-${offered}`}
          />
          <div id={`${id}-${offered}`} className={classes.text}>
            <WordsBesides text={text} other={others[offered]} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}
