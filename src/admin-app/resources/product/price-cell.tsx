import { Text, TextInput, UnstyledButton } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { formatPrice, parsePrice, priceText } from "#contracts/product/price-input.ts";
import type { Product } from "#contracts/product/product.ts";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";
import classes from "./product-columns.module.css";
import { FIELD_LABELS } from "./product-fields.ts";

type PriceCellProps = { product: Product; onPrice: (price_from: number | null) => void };

/** The price of a product in the table: pressed, it becomes a field, which Enter and leaving it save and Escape gives
 *  up. A price that cannot be read stays, with what is wrong. */
export function PriceCell({ product, onPrice }: PriceCellProps) {
  const [isWriting, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { title, price_from } = product;
  const shown = formatPrice(price_from) || "–";
  const label = `${FIELD_LABELS.price_from}\u202f: ${title}`;

  function close() {
    setWriting(false);
    // after the button is there again
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (!useMayWrite()) return <Text inherit>{shown}</Text>;
  if (isWriting) return <PriceInput label={label} product={product} onPrice={onPrice} onClose={close} />;
  return (
    <UnstyledButton ref={opener} className={classes.price} aria-label={`${label}, ${shown}`} onClick={() => setWriting(true)}>
      {shown}
    </UnstyledButton>
  );
}

function PriceInput({ label, product, onPrice, onClose }: PriceCellProps & { label: string; onClose: () => void }) {
  const [text, setText] = useState(priceText(product.price_from));
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  function save() {
    const price = parsePrice(text);
    if (price !== null && typeof price !== "number") return setFault(price.fault);
    if (price !== product.price_from) onPrice(price);
    return onClose();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault(); // else Enter presses the button that comes back
    if (event.key === "Enter") save();
    else onClose();
  }

  return (
    <TextInput
      ref={field}
      name="price_from"
      aria-label={label}
      size="xs"
      w={fault === undefined ? 96 : 200}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={fault}
      styles={{ error: { whiteSpace: "normal" } }}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={handleKey}
      onBlur={save}
    />
  );
}
