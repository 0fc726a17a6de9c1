import { Text, VisuallyHidden } from "@mantine/core";
import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";
import classes from "./marked-words.module.css";

/** Milliseconds after which two texts are too different to be compared word by word. */
const TIMEOUT_MS = 300;

/** `key` tells a part from its neighbours: how many stand before it. */
type Part = { value: string; added: boolean; removed: boolean; key: number };

/** Matches a number, as a price: a part of it says nothing. */
const NUMBER = /^[\d\s.,€%-]+$/;

/** The words of both texts in reading order; each text as a whole where they are numbers, or cannot be compared in
 *  time. */
function partsOf(before: string, after: string): Part[] {
  const whole = [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
  const areNumbers = NUMBER.test(before) && NUMBER.test(after);
  const parts = (!areNumbers && diffWordsWithSpace(before, after, { timeout: TIMEOUT_MS })) || whole;
  return parts.map(({ value, added, removed }, key) => ({ value, added, removed, key }));
}

/** Change of a text, with the removed and added words marked: by lines and words, not by colour alone. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => partsOf(before, after), [before, after]);
  if (before === after)
    return (
      <Text size="sm" c="dimmed">
        Le texte est le même : seule la mise en forme a changé.
      </Text>
    );
  return (
    <p className={classes.words}>
      {parts.map(({ value, added, removed, key }) => {
        if (removed) return <Marked key={key} as="del" word="supprimé" value={value} />;
        return added ? <Marked key={key} as="ins" word="ajouté" value={value} /> : <span key={key}>{value}</span>;
      })}
    </p>
  );
}

/** A text, with the words marked that another one does not have. */
export function WordsBesides({ text, other = text }: { text: string; other: string | undefined }) {
  const parts = useMemo(() => partsOf(other, text), [text, other]);
  return (
    <p className={classes.words}>
      {parts.map(({ value, added, removed, key }) => {
        if (removed) return null;
        return added ? <Marked key={key} as="ins" word="différent" value={value} /> : <span key={key}>{value}</span>;
      })}
    </p>
  );
}

/** Words that are marked, by `word` also for those who do not see them. */
function Marked({ as: Element, word, value }: { as: "ins" | "del"; word: string; value: string }) {
  return (
    <Element>
      <VisuallyHidden component="span">{`[${word}] `}</VisuallyHidden>
      {value}
    </Element>
  );
}
