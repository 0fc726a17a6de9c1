import { Switch, TextInput } from "@mantine/core";
import { WHOLE_NUMBER_FAULT, wholeNumber } from "./whole-number.ts";

type OrderForm = {
  // oxlint-disable-next-line typescript/no-explicit-any -- the form's own type of it: whatever an input takes
  getInputProps: (path: "order_index" | "is_active", options?: { type: "checkbox" }) => any;
  setFieldValue: (path: "order_index", value: number) => void;
};

type Words = { order_index: string; is_active: string };

/** The place of an item among the others, 0 where none is given, and whether visitors see it. What was typed stays as
 *  it was typed: a number input would make another number of it, or nothing. */
export function OrderFields({ form, labels, hints }: { form: OrderForm; labels: Words; hints: Words }) {
  const { error, ...order } = form.getInputProps("order_index");
  const place = wholeNumber(order.value);
  const isPlace = !Number.isNaN(place);
  return (
    <>
      <TextInput
        name="order_index"
        label={labels.order_index}
        description={hints.order_index}
        inputMode="numeric"
        {...order}
        onBlur={() => isPlace && form.setFieldValue("order_index", place)}
        error={error ?? (!isPlace && WHOLE_NUMBER_FAULT)}
        maw={320}
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
