import { Badge } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { trpc } from "#admin-app/rpc.ts";
import { draftsOf, recordOf } from "./draft.ts";
import { draftStore } from "./draft-store.ts";

const subscribe = (listener: () => void) => draftStore.subscribe(listener);

/** Marks a record of which the administrator has a draft, on any device, and says where this browser alone holds it.
 *  `label` is for resources that have drafts of another kind. */
export function DraftBadge({ noun, id, label = "Brouillon" }: { noun: string; id: number; label?: string }) {
  const { data: isDrafted } = trpc.drafts.list.useQuery(undefined, {
    retry: false,
    select: (drafts) => drafts.some((draft) => draft.noun === noun && draft.id === id),
  });
  const isHere = useSyncExternalStore(subscribe, () => draftsOf(recordOf(noun, id), {}).length > 0);
  return isDrafted || isHere ? (
    <Badge color="amber" variant="outline" flex="none">
      {isDrafted ? label : `${label} (cet appareil)`}
    </Badge>
  ) : null;
}
