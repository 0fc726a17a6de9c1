import { Text } from "@mantine/core";
import classes from "./character-hint.module.css";

/** Under a text field: how long the text is, against the length that reads best. A hint, never a limit. */
export function CharacterHint({ length, from, to }: { length: number; from: number; to: number }) {
  const isFit = length >= from && length <= to;
  return (
    <Text component="span" size="xs" className={classes.hint} data-fit={isFit || undefined}>
      {length} caractère{length > 1 ? "s" : ""} · conseillé : {from} à {to}
    </Text>
  );
}
