import { Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./visits-panel.module.css";
import { shownCount } from "./visits-words.ts";

type Most = { key: string | number; name: ReactNode; count: number };

/** What was counted most often, under its own heading; `empty` where nothing was. */
export function MostList({ title, rows, empty }: { title: string; rows: Most[]; empty: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="sm" mb={4} id={id}>
        {title}
      </Title>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      ) : (
        <ul className={classes.list}>
          {rows.map(({ key, name, count }) => (
            <li key={key} className={classes.row}>
              <Text component="span" size="sm" className={classes.name}>
                {name}
              </Text>
              <Text component="span" size="sm" fw={600} flex="none" className="tabular">
                {shownCount(count)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
