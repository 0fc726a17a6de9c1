import { Anchor, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Repair } from "#contracts/repair/repair.ts";
import { TRANSLATION_LANGUAGES } from "#contracts/translation/translation.ts";
import { notifyChangeFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { formatField } from "#admin-app/kit/repair/repair-words.ts";
import { findResource } from "#admin-app/kit/resource.ts";
import { toParam } from "#admin-app/resources/translation/translation-filter.ts";
import classes from "./repairs-screen.module.css";

/** The form in which a repair is made: that of the record, or of its translation. */
function formOf({ kind, noun, record, field }: Repair) {
  const language = TRANSLATION_LANGUAGES.find((known) => known === field);
  if (kind.endsWith("_translation") && language)
    return { to: "/admin/dashboard/translations/$id", params: { id: toParam({ noun, record, language }) } } as const;
  const declared = findResource(noun);
  return declared?.item ? { to: declared.item.to, params: { id: String(record) } } : { to: declared?.list ?? "/admin/dashboard" };
}

/** Leaves a repair as it is, or takes it up again. */
function IgnoreButton({ repair: { title, ...key }, isIgnored }: { repair: Repair; isIgnored: boolean }) {
  const ignoring = useMutation({
    mutationFn: (is_ignored: boolean) => rpcClient.repairs.ignore.mutate({ ...key, is_ignored }),
    onSuccess: async (_, is_ignored) => {
      await queries.repairs.invalidate();
      const undo = { label: "Annuler", onPress: () => ignoring.mutate(!is_ignored) };
      notifySuccess(is_ignored ? "Laissé tel quel" : "De nouveau à réparer", undo);
    },
    onError: (error) => notifyChangeFailure("Ce point n’a pas pu être changé", error),
  });
  const label = isIgnored ? "Ne plus ignorer" : "Ignorer";
  return (
    <ForWriters>
      <ActionButton
        variant="subtle"
        size="compact-sm"
        loading={ignoring.isPending}
        aria-label={`${label}\u202f: ${[title, key.detail].filter(Boolean).join(", ")}`}
        onClick={() => ignoring.mutate(!isIgnored)}
      >
        {label}
      </ActionButton>
    </ForWriters>
  );
}

/** One thing to repair: the record, which leads to its form, the field and what was found there. */
export function RepairRow({ repair, isIgnored, labels }: { repair: Repair; isIgnored: boolean; labels: Record<string, string> }) {
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
      <IgnoreButton repair={repair} isIgnored={isIgnored} />
    </li>
  );
}
