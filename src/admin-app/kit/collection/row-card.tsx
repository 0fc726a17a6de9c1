import { Card, Group } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./row-card.module.css";

/** One record of a list as a row: what it says, and at its end what can be done to it. */
export function RowCard({ name, actions, children }: { name: string; actions: ReactNode; children: ReactNode }) {
  return (
    <Card component="article" className={classes.row} withBorder padding={0} aria-label={name}>
      <div className={classes.words}>{children}</div>
      <Group gap={4} wrap="nowrap" className={classes.actions}>
        {actions}
      </Group>
    </Card>
  );
}
