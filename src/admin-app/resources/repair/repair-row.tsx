import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Repair } from "#contracts/repair/repair.ts";
import { TRANSLATION_LANGUAGES } from "#contracts/translation/translation.ts";
import { formatField } from "#admin-app/kit/editor/repair-words.ts";
import { findResource } from "#admin-app/kit/resource.ts";
import { toParam } from "#admin-app/resources/translation/translation-filter.ts";
import classes from "./repairs-screen.module.css";

/** The labels of each resource's fields, by the resource's name. */
export type FieldLabels = Record<string, Record<string, string>>;

/** The form in which a repair is made: that of the record, or of its translation. */
function formOf({ kind, noun, record, field }: Repair) {
  const language = TRANSLATION_LANGUAGES.find((known) => known === field);
  if (kind.endsWith("_translation") && language)
    return { to: "/admin/dashboard/translations/$id", params: { id: toParam({ noun, record, language }) } } as const;
  const declared = findResource(noun);
  return declared?.item ? { to: declared.item.to, params: { id: String(record) } } : { to: declared?.list ?? "/admin/dashboard" };
}

/** One thing to repair: the record, which leads to its form, the field and what was found there. */
export function RepairRow({ repair, labels }: { repair: Repair; labels: Record<string, string> }) {
  const { noun, title, detail } = repair;
  const about = [findResource(noun)?.one ?? noun, formatField(repair, labels)].filter(Boolean).join(" · ");
  return (
    <li>
      <div className={classes.words}>
        <Anchor size="sm" fw={600} className={classes.title} renderRoot={(props) => <Link {...props} {...formOf(repair)} />}>
          {title}
        </Anchor>
        {detail !== "" && (
          <Text size="sm" className={classes.detail}>
            {detail}
          </Text>
        )}
      </div>
      <Text size="xs" c="dimmed">
        {about}
      </Text>
    </li>
  );
}
