import { Card, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { TranslationKey, TranslationRow as Row } from "#contracts/translation/translation.ts";
import { StateBadge } from "./state-badge.tsx";
import { paramOf } from "./translation-param.ts";
import classes from "./translation-row.module.css";
import { findResource } from "#admin-app/kit/resource.ts";

/** One record of the list: what it is called in both languages, and how far its translation is. */
export function TranslationRow({ row, language }: { row: Row; language: TranslationKey["language"] }) {
  const { noun, record, title, translated_title, state, is_published } = row;
  return (
    <Card component="article" className={classes.row} withBorder padding={0} aria-label={title}>
      <Text size="xs" c="dimmed" className={classes.noun}>
        {findResource(noun)?.one ?? noun}
      </Text>
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Link
            to="/admin/dashboard/translations/$id"
            params={{ id: paramOf({ noun, record, language }) }}
            search={(search) => search}
            resetScroll={false}
            className={classes.open}
          >
            {title}
          </Link>
        </h2>
        <Text size="sm" c="dimmed" lang={translated_title ? language : undefined}>
          {translated_title || "Pas encore de titre"}
        </Text>
      </div>
      <div className={classes.state}>
        <StateBadge state={state} />
        {is_published && state !== "published" && (
          <Text size="xs" c="dimmed">
            Publiée telle quelle
          </Text>
        )}
      </div>
    </Card>
  );
}
