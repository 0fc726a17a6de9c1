import { NumberInput, Switch } from "@mantine/core";
import { useState } from "react";

type OrderForm = {
  // oxlint-disable-next-line typescript/no-explicit-any -- the form's own type of it: whatever an input takes
  getInputProps: (path: "order_index" | "is_active", options?: { type: "checkbox" }) => any;
  setFieldValue: (path: "order_index", value: number) => void;
};

type Words = { order_index: string; is_active: string };

/** The place of a slide or a feature among the others, 0 where none is given, and whether visitors see it. */
export function OrderFields({ form, labels, hints }: { form: OrderForm; labels: Words; hints: Words }) {
  // A 0 that stood there again while one is typing would become part of the next number.
  const [isEmptied, setEmptied] = useState(false);
  const { value, ...order } = form.getInputProps("order_index");
  return (
    <>
      <NumberInput
        name="order_index"
        label={labels.order_index}
        description={hints.order_index}
        min={0}
        allowDecimal={false}
        allowNegative={false}
        {...order}
        value={isEmptied ? "" : value}
        onChange={(typed) => {
          setEmptied(typed === "");
          form.setFieldValue("order_index", Number(typed) || 0);
        }}
        onBlur={() => setEmptied(false)}
        maw={200}
      />
      <Switch
        name="is_active"
        label={labels.is_active}
        description={hints.is_active}
        {...form.getInputProps("is_active", { type: "checkbox" })}
      />
    </>
  );
}
