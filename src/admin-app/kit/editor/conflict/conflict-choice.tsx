import { Radio, Text } from "@mantine/core";
import { useId } from "react";
import type { Choice } from "#contracts/merge/merge.ts";
import { WordsBesides } from "#admin-app/kit/history/marked-words.tsx";
import classes from "./conflict-notice.module.css";
import type { FieldConflict } from "./field-conflicts.ts";

const LABELS: Record<Choice, string> = { theirs: "La leur", mine: "La mienne", both: "Les deux" };

/** One place that both versions changed: each of them in full, with what the other does not say marked, and a choice. */
export function ConflictChoice({
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
