import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { replyOf } from "#admin-app/kit/errors/failure.ts";
import type { ListPath } from "#admin-app/kit/resource.ts";
import { draftsOf, recordOf } from "#admin-app/kit/draft/draft.ts";
import { queries } from "#admin-app/rpc.ts";

type Stored = { id: number };

/** The part of a resource by which its drafts are found. */
type Drafted = { name: string; form: { empty: () => object } };

/** An item whose form goes on under another URL: the key of its form, and the id in that URL, which may not be there
 *  yet. */
type Become = { from: string; to: string; hasArrived: boolean };

/** Tells forms apart: a new item that was saved has another URL in the same form, and the next new one has another
 *  form. */
function formKeyOf(id: string, become: Become | undefined): string {
  if (become?.to === id) return become.from;
  return become?.hasArrived && become.from === id ? `${id} after ${become.to}` : id;
}

/** The form of one item over its list, which stays where it is scrolled to: how it closes, and where what was saved is
 *  shown. `id` is what the URL says, « new » included; `wordsOf` gives words by which the list finds an item, and
 *  `titleOf` what it is called, where that is something else. */
export function useOpenedItem<Item extends Stored>({
  list,
  id,
  wordsOf,
  titleOf = wordsOf,
}: {
  list: ListPath;
  id: string;
  wordsOf: (item: Item) => string;
  titleOf?: (item: Item) => string;
}) {
  const navigate = useNavigate();
  const [stored, setStored] = useState<Item>();
  const [become, setBecome] = useState<Become>();
  if (become?.to === id && !become.hasArrived) setBecome({ ...become, hasArrived: true });
  const formKey = formKeyOf(id, become);

  function close(): void {
    void navigate({ to: list, search: true, resetScroll: false });
  }

  function showItem(stored: Item): void {
    void navigate({ to: list, search: { q: wordsOf(stored) }, state: { savedId: stored.id } });
  }

  return {
    formKey,
    isNew: id === "new",
    /** Whether the item has to be read before its form can be shown. */
    isRead: id !== "new" && formKey === id,
    close,
    showItem,
    /** Name of the item as it was stored last here, else as it was `read`. */
    nameOf: (read: Item | undefined) => {
      const shown = stored !== undefined && String(stored.id) === id ? stored : read;
      return shown && titleOf(shown);
    },
    /** Gives the id of a deleted item while a draft of it is stored, in this browser or on the server. */
    lostIdOf: ({ name, form }: Drafted, error: unknown): number | undefined => {
      if (replyOf(error)?.code !== "not_found") return undefined;
      const isOnServer = queries.drafts.list.getData()?.some((draft) => draft.noun === name && draft.id === Number(id));
      return isOnServer || draftsOf(recordOf(name, Number(id)), form.empty()).length > 0 ? Number(id) : undefined;
    },
    /** Handlers of the item's form. */
    handlers: {
      onClose: close,
      onStored: setStored,
      onSaved: ({ id: savedId }: Item) =>
        void navigate({ to: list, search: true, state: { savedId }, resetScroll: false, ignoreBlocker: true }),
      onCreated: (stored: Item) => {
        const to = String(stored.id);
        setBecome({ from: formKey, to, hasArrived: false });
        void navigate({ to: `${list}/$id`, params: { id: to }, search: true, replace: true, resetScroll: false, ignoreBlocker: true });
      },
      showItem,
    },
  };
}
