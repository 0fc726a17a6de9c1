import { Button, Checkbox, Input, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Plus } from "lucide-react";
import { flushSync } from "react-dom";
import { ATTRIBUTE_TYPES, ATTRIBUTES_MAX, attributeSchema, isMeasured } from "#contracts/attribute/attribute.ts";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import type { CategoryFormValues } from "../category-editing.ts";
import { ATTRIBUTE_LABELS, type AttributeRow, emptyAttribute, TYPE_LABELS } from "./attribute-row.ts";
import classes from "./attributes-fields.module.css";

type Form = UseFormReturnType<CategoryFormValues>;

const TYPE_OPTIONS = ATTRIBUTE_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

/** Everything that is wrong with one row. */
function findFault(form: Form, index: number): string {
  const row = `attributes.${index}`;
  const own = Object.entries(form.errors).filter(([path]) => path === row || path.startsWith(`${row}.`));
  return own.length > 0 ? JSON.stringify(own) : "";
}

/** Attributes that describe the category's products: rows that can be moved, in the order in which they are shown. */
export function AttributesFields({ form, label }: { form: Form; label: string }) {
  const rows = form.values.attributes;

  function handleAdd() {
    flushSync(() => form.insertListItem("attributes", emptyAttribute()));
    form.getInputNode(`attributes.${form.getValues().attributes.length - 1}.name`)?.focus();
  }

  return (
    <Input.Wrapper label={label} labelElement="div" error={form.errors.attributes}>
      <Stack gap="xs" mt={4} align="stretch">
        <Text size="sm" c="dimmed">
          Un attribut lit la spécification de même nom de chaque produit. Les fiches restent libres, et une valeur qui ne se lit pas est
          signalée.
        </Text>
        <OrderedRows
          rows={rows}
          keyOf={({ key }) => key}
          nameOf={(_, index) => `l’attribut ${index + 1}`}
          faultOf={(index) => findFault(form, index)}
          onMove={(from, to) => form.reorderListItem("attributes", { from, to })}
          onRemove={(index) => form.removeListItem("attributes", index)}
        >
          {(row, index) => <AttributeFields form={form} row={row} path={`attributes.${index}`} />}
        </OrderedRows>
        <div>
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            disabled={rows.length >= ATTRIBUTES_MAX.attributes}
            onClick={handleAdd}
          >
            Ajouter un attribut
          </Button>
        </div>
      </Stack>
    </Input.Wrapper>
  );
}

function AttributeFields({ form, row: { type, choices }, path }: { form: Form; row: AttributeRow; path: string }) {
  const text = (field: "name" | "name_en" | "unit" | "etim_code") => ({
    name: `${path}.${field}`,
    label: ATTRIBUTE_LABELS[field],
    ...withLimit(form.getInputProps(`${path}.${field}`), maxLengthOf(attributeSchema, field)),
  });
  const chosen = form.getInputProps(`${path}.choices`);
  const [, fault] = Object.entries(form.errors).find(([faulty]) => faulty.startsWith(`${path}.choices.`)) ?? [];
  return (
    <div className={classes.attribute}>
      <TextInput className={classes.half} required {...text("name")} />
      <TextInput className={classes.half} {...text("name_en")} />
      <NativeSelect
        className={classes.third}
        name={`${path}.type`}
        label={ATTRIBUTE_LABELS.type}
        data={TYPE_OPTIONS}
        {...form.getInputProps(`${path}.type`)}
      />
      {isMeasured(type) && <TextInput className={classes.third} placeholder="V, W, mm…" {...text("unit")} />}
      <TextInput className={classes.third} placeholder="EF000000" {...text("etim_code")} />
      {type === "choice" && (
        <Textarea
          className={classes.whole}
          name={`${path}.choices`}
          label={ATTRIBUTE_LABELS.choices}
          description="Un choix par ligne."
          required
          autosize
          minRows={2}
          maxRows={12}
          {...chosen}
          error={chosen.error ?? fault}
          value={choices.join("\n")}
          onChange={(event) => form.setFieldValue(`${path}.choices`, event.currentTarget.value.split("\n"))}
        />
      )}
      <Checkbox
        className={classes.whole}
        name={`${path}.is_filterable`}
        label={ATTRIBUTE_LABELS.is_filterable}
        {...form.getInputProps(`${path}.is_filterable`, { type: "checkbox" })}
      />
    </div>
  );
}
