import { Anchor, Card, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ActivityChange } from "#contracts/history/history.ts";
import { findResource } from "#admin-app/kit/resource.ts";
import classes from "./activity-row.module.css";
import { authorOf, labelFields, operationOf } from "#admin-app/kit/history/change-words.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import type { ActivityGroup } from "./activity-groups.ts";
import type { FieldLabels } from "#admin-app/kit/use-field-labels.ts";
import { TIME } from "#admin-app/kit/layout/brand.ts";

/** Changes of a kind that a row shows one by one; more are folded. */
const SHOWN_AT_ONCE = 5;

const formatTime = (at: string) => TIME.format(new Date(at));

/** A row of the activity: when, who, how often it was saved, and each changed record. */
export function ActivityRow({ group: { changes, saves, since }, labels }: { group: ActivityGroup; labels: FieldLabels }) {
  const [first] = changes;
  if (!first) return null;
  const [from, to] = [formatTime(since), formatTime(first.at)];
  const times = from === to ? to : `${from} – ${to}`;
  return (
    <EntryCard times={times} at={first.at} author={authorOf(first)} note={saves > 1 && countOf(saves, "enregistrement")}>
      {[...Map.groupBy(changes, (change) => `${operationOf(change)} · ${nameResource(change)}`)].map(([kind, alike]) => (
        <Changes key={kind} kind={kind} changes={alike} labels={labels} />
      ))}
    </EntryCard>
  );
}

type EntryProps = { times: string; at: string; author: string; note: ReactNode; children: ReactNode };

/** An entry of the activity: when it was, and whose. */
export function EntryCard({ times, at, author, note, children }: EntryProps) {
  return (
    <Card component="article" withBorder padding="sm" aria-label={`${times}, ${author}`}>
      <Group gap="xs">
        <Text component="time" dateTime={at} size="sm" c="dimmed" className="tabular">
          {times}
        </Text>
        <Text component="span" size="sm" fw={600}>
          {author}
        </Text>
        <Text component="span" size="sm" c="dimmed">
          {note}
        </Text>
      </Group>
      {children}
    </Card>
  );
}

const nameResource = ({ noun }: ActivityChange) => findResource(noun)?.one ?? noun;

/** Changes of one kind: folded where they are many. */
function Changes({ kind, changes, labels }: { kind: string; changes: ActivityChange[]; labels: FieldLabels }) {
  const list = (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <li key={change.id}>
          <Change change={change} labels={labels[change.noun] ?? {}} />
        </li>
      ))}
    </ul>
  );
  if (changes.length <= SHOWN_AT_ONCE) return list;
  return (
    <details className={classes.folded}>
      <summary>
        {kind} · {countOf(changes.length, "élément")}
      </summary>
      {list}
    </details>
  );
}

function Change({ change, labels }: { change: ActivityChange; labels: Record<string, string> }) {
  const { noun, record, exists, fields } = change;
  const to = exists ? findResource(noun)?.item?.to : undefined;
  const title = change.title || `n\u00ba\u00a0${record}`;
  const changed = labelFields(fields, labels);
  return (
    <Text component="span" size="sm">
      {operationOf(change)} · {nameResource(change)} ·{" "}
      {to ? (
        <Anchor size="sm" underline="always" renderRoot={(props) => <Link {...props} to={to} params={{ id: String(record) }} />}>
          {title}
        </Anchor>
      ) : (
        <span>{title}</span>
      )}
      {changed.length > 0 && (
        <Text component="span" size="sm" c="dimmed">
          {" "}
          · {changed.join(", ")}
        </Text>
      )}
    </Text>
  );
}
