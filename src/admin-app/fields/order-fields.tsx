import { NumberInput, Switch } from "@mantine/core";

type OrderForm = {
  // oxlint-disable-next-line typescript/no-explicit-any -- the form's own type of it: whatever an input takes
  getInputProps: (path: "order_index" | "is_active", options?: { type: "checkbox" }) => any;
  setFieldValue: (path: "order_index", value: number) => void;
};

type Words = { order_index: string; is_active: string };

/** The place of a slide or a feature among the others, and whether visitors see it. */
export function OrderFields({ form, labels, hints }: { form: OrderForm; labels: Words; hints: Words }) {
  return (
    <>
      <NumberInput
        name="order_index"
        label={labels.order_index}
        description={hints.order_index}
        min={0}
        allowDecimal={false}
        allowNegative={false}
        {...form.getInputProps("order_index")}
        onChange={(value) => form.setFieldValue("order_index", Number(value) || 0)}
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
