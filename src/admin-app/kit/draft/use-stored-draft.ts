import { useEffect, useEffectEvent, useRef, useState } from "react";
import { notifyRefusal } from "#admin-app/kit/errors/notify.tsx";
import { readSession } from "#admin-app/kit/session/session-store.ts";
import { serverCopies, watchCopies } from "./copies.ts";
import { deviceName } from "#contracts/session/device-name.ts";
import { isSame } from "#admin-app/kit/editor/edited-resource.ts";
import { type Draft, dropDraft, leaveDrafts, serverKeyOf, type Unstored, writeDraft } from "./draft.ts";
import { deviceToken, holdTab, TAB } from "./tab.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";

const WRITE_AFTER_MS = 300;

/** Whether the warning was shown since something was last stored. */
let hasWarnedFull = false;

function warnFull(): void {
  if (hasWarnedFull) return;
  hasWarnedFull = true;
  notifyRefusal(
    "Le brouillon n’est plus enregistré",
    "L’espace de stockage de ce navigateur est plein ou interdit\u202f: enregistrez sans attendre.",
  );
}

/** Settings of a stored draft. `isCopied`: the server stores a copy; `isReadOnly`: this tab may not write it;
 *  `isAsPut`: it waits in a launch as it is; `resumed`: the draft that its values were read from. */
type Settings<Values> = { isCopied?: boolean; isReadOnly?: boolean; isAsPut?: boolean; resumed?: Draft<Values> | undefined };

/** Reads a record's title for a list of drafts. */
function titleOf({ title, name }: { title?: unknown; name?: unknown }): string {
  const recordTitle = title ?? name;
  return typeof recordTitle === "string" ? firstCharacters(recordTitle, 300) : "";
}

/** Sends a copy of a draft, whose `text` was stored here. */
function sendCopy<Values extends object>(record: string, { values, version }: Unstored<Values>, text: string): void {
  const key = serverKeyOf(record, TAB);
  if (!key) return;
  const device = { device: deviceToken(), device_name: deviceName(navigator.userAgent) };
  serverCopies.keep({ ...key, ...device, title: titleOf(values), version: version ?? null, content: text });
}

/** The part that goes away when a draft is stored; undefined where everything stays. */
type Leaving = "page" | "form" | undefined;

/** Calls `store` shortly after each change of the draft, and at once when the page is hidden or the form goes away. */
function useMomentsToStore([record, draft, isReadOnly]: [string, object | undefined, boolean], store: (leaving: Leaving) => void): void {
  const storeNow = useEffectEvent(store);
  useEffect(() => {
    const timer = window.setTimeout(() => storeNow(undefined), WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each letter typed makes another draft
  }, [record, draft, isReadOnly]);

  useEffect(() => {
    holdTab();
    watchCopies();
    window.addEventListener("pagehide", leaveDrafts); // the same listener from every form: once for the page
    const handleHide = () => storeNow("page");
    const handleStay = () => storeNow(undefined);
    window.addEventListener("pagehide", handleHide);
    window.addEventListener("pageshow", handleStay);
    document.addEventListener("visibilitychange", handleStay);
    return () => {
      window.removeEventListener("pagehide", handleHide);
      window.removeEventListener("pageshow", handleStay);
      document.removeEventListener("visibilitychange", handleStay);
      storeNow("form");
    };
  }, []);
}

/** Stores a draft, while there is one: after each pause in typing, and when the page or the form goes away (reload,
 *  expired session). Without one, drops what was stored. The same object is the same draft. `release` ends this for
 *  good, once saved or discarded; `isKept` says whether this browser has stored it. */
export function useStoredDraft<Values extends object>(
  record: string,
  draft: Unstored<Values> | undefined,
  { isCopied = false, isReadOnly = false, isAsPut = false, resumed }: Settings<Values> = {},
) {
  const isReleased = useRef(false);
  const written = useRef("");
  const edited = useRef(resumed && { values: resumed.values, at: resumed.savedAt });
  const [by] = useState(() => readSession()?.user.username);
  const [isKept, setKept] = useState<boolean>();

  function handleStored(isStored: boolean) {
    setKept(isStored);
    if (isStored) hasWarnedFull = false;
    else warnFull();
  }

  /** The time at which these values were written: a draft that is stored once more is no newer for that. */
  function editTimeOf(values: Values): string {
    if (!edited.current || !isSame(edited.current.values, values)) edited.current = { values, at: new Date().toISOString() };
    return edited.current.at;
  }

  function store(leaving: Leaving) {
    const isLeft = leaving === "page";
    const isDropped = isReleased.current || (leaving === "form" && isAsPut);
    const stored = isDropped ? undefined : draft && { savedAt: editTimeOf(draft.values), ...draft, by, isLeft };
    // Written only when it is another one: other tabs hear of each time.
    const text = JSON.stringify([record, stored]);
    if (text === written.current) return;
    written.current = text;
    if (!stored) return dropDraft(record);
    const writing = writeDraft(record, stored);
    if (isCopied && !isLeft) sendCopy(record, stored, writing.text);
    writing.stored.then(
      () => handleStored(true),
      () => handleStored(false),
    );
  }

  // Another tab has taken the record over: it goes on from the last words, and nothing is stored here any more.
  const leave = useEffectEvent(() => store("page"));
  useEffect(() => {
    if (isReadOnly) leave();
  }, [isReadOnly]);
  useMomentsToStore([record, draft, isReadOnly], (leaving) => {
    if (!isReadOnly) store(leaving);
  });

  return {
    isKept: draft && isKept,
    release: () => {
      isReleased.current = true;
      dropDraft(record);
    },
  };
}
