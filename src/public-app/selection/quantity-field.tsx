import { useState } from "react";
import { QUANTITY_MAX, readQuantity } from "#contracts/selection/selection.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { m } from "#messages/public-app/selection/messages";

type Props = { title: string; quantity: number; onChange: (quantity: number) => void };

/** How many of a product: typed, or one more and one less. What is no quantity yet stands in the field only while it is typed. */
export function QuantityField({ title, quantity, onChange }: Props) {
  const [typed, setTyped] = useState<string>();

  function handleType(text: string) {
    setTyped(text);
    const read = readQuantity(text);
    if (read !== undefined) onChange(read);
  }

  function step(by: number) {
    setTyped(undefined);
    onChange(quantity + by);
  }

  return (
    <div className="selection-quantity">
      <button type="button" aria-label={m.fewer(title)} disabled={quantity <= 1} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={QUANTITY_MAX}
        aria-label={m.quantity(title)}
        value={typed ?? quantity}
        onChange={({ target }) => handleType(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <button type="button" aria-label={m.more(title)} disabled={quantity >= QUANTITY_MAX} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
