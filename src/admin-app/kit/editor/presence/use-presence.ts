import { useIdle } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { type LastChange, PING_EVERY_MS, type Presence } from "#contracts/presence/presence.ts";
import { deviceName } from "#contracts/session/device-name.ts";
import { deviceToken, TAB } from "#admin-app/kit/draft/tab.ts";
import type { Fields } from "#admin-app/kit/editor/edited-resource.ts";
import type { Editing } from "#admin-app/kit/editor/use-editing.ts";
import { versionOf } from "#admin-app/kit/editor/use-versions.ts";
import { rpcClient } from "#admin-app/rpc.ts";
import { readSession } from "#admin-app/kit/session/session-store.ts";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";

/** A form that no one touches says nothing any more: a ping would otherwise keep its session alive. */
const IDLE_AFTER_MS = 10 * 60_000;

/** Asks who else has a record open, and for its last change. Every ten seconds while the form is in view and in use;
 *  nothing while that cannot be asked. */
function usePings(resource: string, id: number | undefined): Presence | undefined {
  const isIdle = useIdle(IDLE_AFTER_MS, { initialState: false });
  const { data } = useQuery({
    queryKey: ["presence", resource, id],
    queryFn: async () => {
      if (id === undefined) return null;
      const form = { noun: resource, id, tab: TAB, device: deviceToken(), device_name: deviceName(navigator.userAgent) };
      // Presence helps and is never needed: what fails is silent, and ends no session.
      return rpcClient.presence.ping.mutate(form).catch(() => null);
    },
    enabled: id !== undefined && !isIdle,
    refetchInterval: PING_EVERY_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  useEffect(() => {
    if (id === undefined) return undefined;
    return () => {
      const form = { noun: resource, id, tab: TAB, device: deviceToken(), device_name: "" };
      rpcClient.presence.leave.mutate(form).catch(() => {}); // it is forgotten by itself
    };
  }, [resource, id]);

  return data ?? undefined;
}

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

/** A form as it stands when a ping is answered. */
type Form = {
  /** The newest version that this form has read or stored. */
  version: number | undefined;
  /** Whether a save is under way: what a ping tells between its commit and its reply may be that save. */
  isSaving: boolean;
  /** Whether the last save had no answer: what is stored by oneself may be that save. */
  isUncertain: boolean;
  /** The administrator's name. */
  me: string | undefined;
};

/** The save made elsewhere since a form was opened; never the form's own. */
export function findSaveElsewhere(
  last: LastChange | null | undefined,
  { version, isSaving, isUncertain, me }: Form,
): LastChange | undefined {
  if (!last || version === undefined || last.version <= version || isSaving) return undefined;
  return isUncertain && last.by === me ? undefined : last;
}
