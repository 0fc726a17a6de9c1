import { Checkbox, Input, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { formRows } from "#admin-app/kit/order/form-rows.ts";
import { ATTRIBUTE_TYPES, ATTRIBUTES_MAX, attributeSchema, isMeasured } from "#contracts/attribute/attribute.ts";
import { AddButton } from "#admin-app/kit/layout/action-button.tsx";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import type { CategoryFormValues } from "../category-editing.ts";
import { ATTRIBUTE_LABELS, type AttributeRow, emptyAttribute, TYPE_LABELS } from "./attribute-row.ts";
import classes from "./attributes-fields.module.css";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

type Form = UseFormReturnType<CategoryFormValues>;

const TYPE_OPTIONS = ATTRIBUTE_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

/** Attributes that describe the category's products: rows that can be moved, in the order in which they are shown. */
export function AttributesFields({ form, label }: { form: Form; label: string }) {
  const rows = form.values.attributes;
  const { add, ...moves } = formRows(form, "attributes");

  return (
    <Input.Wrapper label={label} labelElement="div" error={form.errors.attributes}>
      <Stack gap="xs" mt={4} align="stretch">
        <Text size="sm" c="dimmed">
          Un attribut lit la spécification de même nom de chaque produit. Les fiches restent libres, et une valeur qui ne se lit pas est
          signalée.
        </Text>
        <OrderedRows rows={rows} keyOf={({ key }) => key} nameOf={(_, index) => `l’attribut ${index + 1}`} {...moves}>
          {(row, index) => <AttributeFields form={form} row={row} path={`attributes.${index}`} />}
        </OrderedRows>
        <div>
          <AddButton disabled={rows.length >= ATTRIBUTES_MAX.attributes} onClick={() => add(emptyAttribute(), "name")}>
            Ajouter un attribut
          </AddButton>
        </div>
      </Stack>
    </Input.Wrapper>
  );
}

function AttributeFields({ form, row: { type, choices }, path }: { form: Form; row: AttributeRow; path: string }) {
  const field = fieldProps(form, attributeSchema, path);
  const chosen = form.getInputProps(`${path}.choices`);
  const [, fault] = Object.entries(form.errors).find(([faulty]) => faulty.startsWith(`${path}.choices.`)) ?? [];
  return (
    <div className={classes.attribute}>
      <TextInput className={classes.half} required {...field("name")} />
      <TextInput className={classes.half} {...field("name_en")} />
      <NativeSelect className={classes.third} {...field("type")} data={TYPE_OPTIONS} />
      {isMeasured(type) && <TextInput className={classes.third} placeholder="V, W, mm…" {...field("unit")} />}
      <TextInput className={classes.third} placeholder="EF000000" {...field("etim_code")} />
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
      <Checkbox className={classes.whole} {...field("is_filterable", { type: "checkbox" })} />
    </div>
  );
}
