import { Badge, Card, Group, Text } from "@mantine/core";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import type { SynonymGroup } from "#contracts/synonym-group/synonym-group.ts";
import { EditLink, RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";
import classes from "./synonym-group-row.module.css";

/** One group of the list: what visitors type, and what it finds. */
export function SynonymGroupRow({ group, onRemove }: { group: SynonymGroup; onRemove: () => void }) {
  const { id, title, language, meant } = group;
  return (
    <Card component="article" className={classes.row} withBorder padding={0} aria-label={title}>
      <div className={classes.words}>
        <Group gap="xs" wrap="nowrap">
          <Text component="h2" fw={600} className={classes.title}>
            {title}
          </Text>
          {language !== "fr" && <Badge variant="light">{LANGUAGE_IN_FRENCH[language]}</Badge>}
          <DraftBadge noun="synonym-group" id={id} />
        </Group>
        <Text size="sm" c="dimmed">
          {meant.length > 0 ? `Trouve aussi\u202f: ${meant.join(", ")}` : "Ces mots se valent"}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap" className={classes.actions}>
        <RemoveButton name={title} onRemove={onRemove} />
        <EditLink
          to="/admin/dashboard/synonyms/$id"
          params={{ id: String(id) }}
          search={(search) => search}
          resetScroll={false}
          name={title}
        />
      </Group>
    </Card>
  );
}
