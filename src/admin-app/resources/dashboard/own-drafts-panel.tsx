import { Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { StoredDraft } from "#contracts/draft/draft.ts";
import { MOMENT } from "#admin-app/kit/layout/moment.ts";
import { RESOURCES } from "#admin-app/resources.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import classes from "#admin-app/kit/layout/panel.module.css";

const RESOURCE_BY_NAME = new Map(RESOURCES.map((noun) => [noun.name, noun]));

/** A record has one line, however many tabs have written it: the newest draft's. */
function newestOfEach(drafts: StoredDraft[]): StoredDraft[] {
  const records = new Map<string, StoredDraft>();
  for (const draft of drafts) {
    const record = `${draft.noun} ${draft.id ?? `new ${draft.tab}`}`;
    if (!records.has(record)) records.set(record, draft);
  }
  return [...records.values()];
}

/** What the administrator has typed and not saved, on all devices. There is no panel while there is nothing. */
export function OwnDraftsPanel() {
  const { data: drafts = [] } = trpc.drafts.list.useQuery(undefined, { retry: false });
  const shown = newestOfEach(drafts).flatMap((draft) => {
    const noun = RESOURCE_BY_NAME.get(draft.noun);
    return noun?.item ? [{ ...draft, to: noun.item.to, label: noun.label, creation: noun.item.creation?.label }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Panel title="Vos brouillons">
      <ul className={classes.list}>
        {shown.map(({ noun, id, tab, to, label, creation, title, device_name, updated_at }) => (
          <li key={`${noun} ${id} ${tab}`} className={classes.row}>
            <div className={classes.words}>
              <Link to={to} params={{ id: String(id ?? "new") }} className={classes.link}>
                <Text component="span" size="sm" fw={600} lineClamp={2}>
                  {title || (id === null ? creation : "Sans titre") || label}
                </Text>
              </Link>
              <Text size="xs" c="dimmed">
                {id === null && creation ? creation : label} · {device_name}, le {MOMENT.format(new Date(updated_at))}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
