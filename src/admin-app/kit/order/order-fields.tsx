import { Switch, TextInput } from "@mantine/core";
import { WHOLE_NUMBER_FAULT, wholeNumber } from "./whole-number.ts";

type OrderForm = {
  // oxlint-disable-next-line typescript/no-explicit-any -- the form's own type of it: whatever an input takes
  getInputProps: (path: "order_index" | "is_active", options?: { type: "checkbox" }) => any;
  setFieldValue: (path: "order_index", value: number) => void;
};

type Words = { order_index: string; is_active: string };

/** Fields for the position of an item among the others, 0 by default, and for its visibility. Typed text stays as it
 *  is: a number input would make another number of it, or nothing. */
export function OrderFields({ form, labels, hints }: { form: OrderForm; labels: Words; hints: Words }) {
  const { error, ...order } = form.getInputProps("order_index");
  const position = wholeNumber(order.value);
  const isPosition = !Number.isNaN(position);
  return (
    <>
      <TextInput
        name="order_index"
        label={labels.order_index}
        description={hints.order_index}
        inputMode="numeric"
        {...order}
        onBlur={() => isPosition && form.setFieldValue("order_index", position)}
        error={error ?? (!isPosition && WHOLE_NUMBER_FAULT)}
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
