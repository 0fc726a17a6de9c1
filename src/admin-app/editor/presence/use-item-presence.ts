import { useEffect, useEffectEvent, useState } from "react";
import type { LastChange } from "#contracts/presence/presence.ts";
import type { useWriting } from "#admin-app/editor/draft/use-writing.ts";
import { type EditedItem, type EditedNoun, isSame } from "#admin-app/editor/edited-noun.ts";
import { readSession } from "#admin-app/session/session-store.ts";
import { useMayWrite } from "#admin-app/session/writing.tsx";
import { savedElsewhere } from "./saved-elsewhere.ts";
import { usePresence } from "./use-presence.ts";

type Edited<Item extends EditedItem, Values extends Record<string, unknown>, Input> = {
  noun: EditedNoun<Item, Values, Input>;
  item: Item | undefined;
  writing: ReturnType<typeof useWriting<Item, Values, Input>>;
  isSaving: boolean;
  /** The form is filled with what is stored now. */
  onRead: (stored: Item) => void;
};

/** Who else has an item open, and what was saved elsewhere since its form was opened. A form in which nothing was typed is filled with that at
 *  once: `isRead` says that it was. */
export function useItemPresence<Item extends EditedItem, Values extends Record<string, unknown>, Input>(
  edited: Edited<Item, Values, Input>,
) {
  const { noun, item, writing, isSaving, onRead } = edited;
  const mayWrite = useMayWrite();
  const presence = usePresence(noun.name, mayWrite && noun.creation ? item?.id : undefined);
  const [read, setRead] = useState<LastChange>();
  const { origin, attempt, form, setAside, isTaken } = writing;
  const version = item && Math.max(origin.version ?? 0, origin.theirs?.version ?? 0, item.version);
  const change = savedElsewhere(presence?.last, {
    version,
    isSaving,
    isUncertain: attempt.last() !== undefined,
    me: readSession()?.user.username,
  });

  // Read when it is asked: something may have been typed since the last render.
  const isUntouched = () => isSame(noun.form.sent(form.getValues()), noun.form.sent(origin.base)) && setAside.length === 0 && !isTaken;

  const readAgain = useEffectEvent(async (seen: LastChange) => {
    if (!item || !isUntouched()) return;
    const stored = await noun.server.get(item.id).catch(() => undefined); // the next change is read again
    if (!stored || stored.version < seen.version || !isUntouched()) return;
    const base = noun.form.of(stored);
    writing.show({ base, values: base, version: stored.version });
    onRead(stored);
    setRead(seen);
  });

  const changed = change?.version;
  useEffect(() => {
    if (change) void readAgain(change);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same change is another object with every ping
  }, [changed]);

  const isShown = read !== undefined && read.version === version && !writing.isDirty;
  return { others: presence?.others, saved: change ? { change, isRead: false } : isShown ? { change: read, isRead: true } : undefined };
}
