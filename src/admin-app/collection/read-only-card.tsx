import { Badge, Card, Group, Text } from "@mantine/core";
import { Thumbnail } from "./thumbnail.tsx";
import classes from "./read-only-card.module.css";

/** What a row is, and its state, for lists that can only be read so far. `picture` is left out where the noun has none. */
export function ReadOnlyCard({ title, text, picture, state }: { title: string; text: string; picture?: string; state?: string }) {
  return (
    <Card component="article" withBorder padding={0} className={classes.card}>
      {picture !== undefined && (
        <div className={classes.picture}>
          <Thumbnail url={picture} />
        </div>
      )}
      <div className={classes.body}>
        <Group justify="space-between" align="start" wrap="nowrap" gap="xs">
          <Text component="h2" fw={600} lineClamp={2}>
            {title}
          </Text>
          {state !== undefined && (
            <Badge color="gray" flex="none">
              {state}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" lineClamp={3}>
          {text}
        </Text>
      </div>
    </Card>
  );
}
