import type { ShownProduct } from "#contracts/contact-request/contact-request.ts";
import { NOTE_MAX_LENGTH, QUANTITY_MAX, readQuantity } from "#contracts/selection/selection.ts";
import { buildHints } from "#public-app/ui/form/field.tsx";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { m } from "#messages/public-app/selection/messages";
import { ownSelection } from "./own-selection.ts";
import { SelectedProduct } from "./selected-product.tsx";
import type { SelectionLine } from "./selection-lines.ts";
import { useState } from "react";

type Props = { line: SelectionLine; product: ShownProduct | null | undefined; onRemove: () => void };

/** A line of the visitor's selection: product, quantity, note, removal. */
export function OwnSelectionLine({ line: { slug, title, quantity, note }, product, onRemove }: Props) {
  const name = product?.title ?? title;
  const noteId = `note-${slug}`;
  const { described, below } = buildHints({ id: noteId, text: note, max: NOTE_MAX_LENGTH });
  return (
    <li className="selection-line">
      <SelectedProduct slug={slug} title={title} product={product} />
      {product === null ? (
        <p className="selection-gone">{m.gone}</p>
      ) : (
        <>
          <QuantityField title={name} quantity={quantity} onChange={(next) => ownSelection.change(slug, { quantity: next })} />
          <div className="selection-noted">
            <input
              id={noteId}
              type="text"
              className="selection-note"
              aria-label={m.noteOn(name)}
              placeholder={m.note}
              value={note}
              onChange={({ target }) => ownSelection.change(slug, { note: target.value })}
              {...described}
            />
            {below}
            <p className="print-only">{note}</p>
          </div>
        </>
      )}
      <button type="button" className="selection-remove" onClick={onRemove}>
        <Icon name="x" />
        {m.remove}
        <span className="visually-hidden"> {name}</span>
      </button>
    </li>
  );
}

type QuantityFieldProps = { title: string; quantity: number; onChange: (quantity: number) => void };

/** The quantity of a product: typed, or one more and one less. What is no quantity yet stands in the field only while
 *  it is typed. */
function QuantityField({ title, quantity, onChange }: QuantityFieldProps) {
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
