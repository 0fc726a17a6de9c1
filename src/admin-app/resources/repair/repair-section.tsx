import { Badge, Card, Group, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { useListFocus } from "#admin-app/kit/collection/use-list-focus.ts";
import classes from "./repairs-screen.module.css";
import { formatCount } from "#admin-app/kit/layout/count-of.ts";

/** One kind of what is to be repaired: how much there is of it, why it matters, and its rows as `li`. */
export function RepairSection({ title, hint, count, children }: { title: string; hint: string; count: number; children: ReactNode }) {
  const id = useId();
  const listFocus = useListFocus();
  return (
    <section aria-labelledby={id}>
      <Group gap="xs">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        <Badge variant="light" size="lg" className="tabular">
          {formatCount(count)}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed" mb="sm" maw="72ch">
        {hint}
      </Text>
      <Card withBorder padding={0} className={classes.card}>
        <ul {...listFocus} className={classes.list}>
          {children}
        </ul>
      </Card>
    </section>
  );
}
