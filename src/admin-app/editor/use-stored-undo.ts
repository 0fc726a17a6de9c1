import { useEffectEvent } from "react";
import { replyOf } from "#admin-app/errors/failure.ts";
import { useUndone } from "#admin-app/history/undone.ts";
import type { useWriting } from "./draft/use-writing.ts";
import type { EditedItem, EditedNoun } from "./edited-noun.ts";

/** Reads what a form holds again once something was undone. A form in which nothing was typed shows what is stored now; otherwise it says that it
 *  was changed meanwhile, as after another administrator's save, and nothing that was typed goes. */
export function useStoredUndo<Item extends EditedItem, Values extends Record<string, unknown>, Input>({
  noun,
  item,
  writing,
  reset,
  onStored,
  onGone,
}: {
  noun: EditedNoun<Item, Values, Input>;
  item: Item | undefined;
  writing: ReturnType<typeof useWriting<Item, Values, Input>>;
  /** What was said of the last save no longer holds. */
  reset: () => void;
  onStored: (stored: Item) => void;
  onGone: () => void;
}): void {
  // What the form holds once the answer has come: more may have been typed meanwhile, or the same version shown already.
  const settle = useEffectEvent((stored: Item) => {
    if (stored.version === item?.version) return;
    reset();
    if (writing.isUnsaved) return writing.meet(stored, writing.origin.base);
    const values = noun.form.of(stored);
    onStored(stored);
    writing.show({ base: values, version: stored.version, values });
  });

  async function readAgain({ id }: Item): Promise<void> {
    try {
      settle(await noun.server.get(id));
    } catch (error) {
      if (replyOf(error)?.code !== "not_found") return; // it could not be read: the next save finds out
      writing.goOn(noun.form.empty(), undefined);
      onGone();
    }
  }

  useUndone(() => {
    if (item) void readAgain(item);
  });
}
