import { useEffect, useEffectEvent, useState } from "react";
import type { LastChange } from "#contracts/presence/presence.ts";
import { findSaveElsewhere } from "#admin-app/kit/presence/saved-elsewhere.ts";
import { usePings } from "#admin-app/kit/presence/use-pings.ts";
import { readSession } from "#admin-app/kit/session/session-store.ts";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";
import type { Fields } from "./edited-resource.ts";
import type { Editing } from "./use-editing.ts";
import { versionOf } from "./use-versions.ts";

/** Tells who else has an item open, and what was saved elsewhere since its form was opened. A form in which nothing was
 *  typed is filled with that at once: `isRead` says that it was. */
export function usePresence<Values extends Fields>(editing: Editing<Values>) {
  const { resource, item, state, read, fill } = editing;
  const mayWrite = useMayWrite();
  const presence = usePings(resource.name, mayWrite && resource.creation ? item?.id : undefined);
  const [shown, setShown] = useState<LastChange>();
  const { origin, conflict, access, attempt } = state;
  const version = item && Math.max(origin.version ?? 0, conflict?.theirs.version ?? 0, item.version);
  const change = findSaveElsewhere(presence?.last, {
    version,
    isSaving: access === "saving",
    isUncertain: attempt !== undefined,
    me: readSession()?.user.username,
  });

  // Read when it is asked: something may have been typed since the last render.
  const isUntouched = () => read().content === "clean" && read().access === "open" && read().setAside.length === 0;

  const readAgain = useEffectEvent(async (seen: LastChange) => {
    if (!item || !isUntouched()) return;
    const stored = await resource.server.get(item.id).catch(() => undefined); // the next change is read again
    if (!stored || stored.version < seen.version || !isUntouched()) return;
    fill(versionOf(editing, stored), { item: stored });
    setShown(seen);
  });

  const changed = change?.version;
  useEffect(() => {
    if (change) void readAgain(change);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same change is another object with every ping
  }, [changed]);

  const isShown = shown !== undefined && shown.version === version && !state.isDirty;
  return { others: presence?.others, saved: change ? { change, isRead: false } : isShown ? { change: shown, isRead: true } : undefined };
}
