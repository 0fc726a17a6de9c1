import { TextInput } from "@mantine/core";
import { parsePrice, priceText } from "#contracts/product/price-input.ts";
import { FIELD_LABELS } from "../product-fields.ts";
import { useProductFormContext } from "../product-form-context.ts";

/** A price as people type and paste it, read when they leave the field: a field that drops what is no digit would make « 49€90 » 4 990 €. */
export function PriceField() {
  const form = useProductFormContext();
  const { price_from } = form.values;

  function readPrice() {
    const price = parsePrice(String(price_from));
    if (price === null) form.setFieldValue("price_from", "");
    else if (typeof price === "number") form.setFieldValue("price_from", price);
    else form.setFieldError("price_from", price.fault);
  }

  return (
    <TextInput
      name="price_from"
      label={FIELD_LABELS.price_from}
      description={"En euros, toutes taxes comprises. Vide\u202f: le prix n’est pas affiché."}
      rightSection={<span aria-hidden>€</span>}
      inputMode="decimal"
      autoComplete="off"
      {...form.getInputProps("price_from")}
      value={typeof price_from === "number" ? priceText(price_from) : price_from}
      onBlur={readPrice}
    />
  );
}
