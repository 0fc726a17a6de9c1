import { Anchor, Card, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ActivityChange } from "#contracts/history/history.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { findResource } from "#admin-app/kit/resource.ts";
import classes from "./activity-row.module.css";
import { authorOf, operationOf } from "#admin-app/kit/history/change-words.ts";

const TIME = new Intl.DateTimeFormat("fr", { timeStyle: "short", timeZone: BRAND.timeZone });

/** The labels of each resource's fields, by the resource's name. */
export type FieldLabels = Record<string, Record<string, string>>;

/** Changes of one transaction: when, who, and each record. */
export function ActivityRow({ made, labels }: { made: ActivityChange[]; labels: FieldLabels }) {
  const [first] = made;
  if (!first) return null;
  return (
    <Card component="article" withBorder padding="sm" aria-label={`${TIME.format(new Date(first.at))}, ${authorOf(first)}`}>
      <Group gap="xs">
        <Text component="time" dateTime={first.at} size="sm" c="dimmed" className="tabular">
          {TIME.format(new Date(first.at))}
        </Text>
        <Text component="span" size="sm" fw={600}>
          {authorOf(first)}
        </Text>
      </Group>
      <ul className={classes.changes}>
        {made.map((change) => (
          <li key={change.id}>
            <Change change={change} labels={labels[change.noun] ?? {}} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Change({ change, labels }: { change: ActivityChange; labels: Record<string, string> }) {
  const { noun, record, exists, fields } = change;
  const declared = findResource(noun);
  const to = exists ? declared?.item?.to : undefined;
  const title = change.title || `n\u00ba\u00a0${record}`;
  return (
    <Text component="span" size="sm">
      {operationOf(change)} · {declared?.one ?? noun} ·{" "}
      {to ? (
        <Anchor size="sm" underline="always" renderRoot={(props) => <Link {...props} to={to} params={{ id: String(record) }} />}>
          {title}
        </Anchor>
      ) : (
        <span>{title}</span>
      )}
      {fields.length > 0 && (
        <Text component="span" size="sm" c="dimmed">
          {" "}
          · {fields.map((field) => labels[field] ?? field).join(", ")}
        </Text>
      )}
    </Text>
  );
}
