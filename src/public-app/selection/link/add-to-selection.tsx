import { Suspense, useState } from "react";
import { m } from "#messages/public-app/product/messages";
import { selectionText } from "#public-app/selection/selection-text.ts";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { lazyExtra } from "#public-app/ui/hydration.ts";

// Where it does not come, the number in the header says as much.
const SelectedCount = lazyExtra(async () => (await import("./selection-link.tsx")).SelectedCount);

/** Takes a product into the selection, one more at each press. What that takes comes with the first one. */
export function AddToSelection({ id, slug, title }: { id: number; slug: string; title: string }) {
  const isBegun = selectionText.useText() !== "";
  const [refusal, setRefusal] = useState<"full" | "failed">();

  async function add() {
    const { ownSelection } = await import("#public-app/selection/own-selection.ts");
    setRefusal(ownSelection.add([{ id, slug, title, quantity: 1, note: "" }]).length > 0 ? "full" : undefined);
  }

  return (
    <>
      <button
        type="button"
        name="selection"
        value={slug}
        className={`${button.button} ${button.outline}`}
        onClick={() => void add().catch(() => setRefusal("failed"))}
      >
        <Icon name="plus" />
        {m.addToSelection}
      </button>
      <Suspense>{isBegun && <SelectedCount product={{ id, slug }} isRefused={refusal === "full"} />}</Suspense>
      {refusal === "failed" && <p role="alert">{m.notAdded}</p>}
    </>
  );
}
