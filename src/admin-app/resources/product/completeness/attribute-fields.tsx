import { Fieldset, MultiSelect, NativeSelect, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { type Attribute, attributeKey } from "#contracts/attribute/attribute.ts";
import { NO, YES } from "#contracts/attribute/value-text.ts";
import { addKey } from "#admin-app/kit/order/form-rows.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";
import { listMissingAttributes, listUnreadHints } from "./category-attributes.ts";

/** Writes the value of an attribute into its row: makes the row where there is none, takes an emptied one away. */
function writeValue(form: ReturnType<typeof useProductFormContext>, { name, unit }: Attribute, value: string): void {
  const index = form.getValues().specifications.findIndex((row) => attributeKey(row.name) === attributeKey(name));
  if (index === -1) form.insertListItem("specifications", addKey({ name, value, unit }));
  else if (value === "") form.removeListItem("specifications", index);
  else form.setFieldValue(`specifications.${index}.value`, value);
}

type FieldProps = { attribute: Attribute; value: string; hint: string | undefined; onType: (value: string) => void };

/** The attributes of the category that had no value when the tab was opened, each as a field of its type. They stay
 *  while they are filled in, so that Tab leads from one to the next; what they hold are rows of the table. */
export function AttributeFields({ attributes }: { attributes: Attribute[] }) {
  const form = useProductFormContext();
  const rows = form.values.specifications;
  const [wanted] = useState(() => new Set(listMissingAttributes(attributes, rows)));
  const asked = attributes.filter(({ name }) => wanted.has(name));
  if (asked.length === 0) return null;
  return (
    <Fieldset legend="Attributs à remplir">
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {asked.map((attribute) => {
          const row = rows.find(({ name }) => attributeKey(name) === attributeKey(attribute.name));
          const [hint] = row ? listUnreadHints([attribute], [row]) : [];
          const value = row?.value ?? "";
          return (
            <AttributeField
              key={attribute.name}
              attribute={attribute}
              value={value}
              hint={hint}
              onType={(next) => writeValue(form, attribute, next)}
            />
          );
        })}
      </SimpleGrid>
    </Fieldset>
  );
}

const BOOLEANS = [
  { value: "", label: "—" },
  { value: YES, label: "Oui" },
  { value: NO, label: "Non" },
];

const SEPARATOR = ", ";

const splitChoices = (value: string) => (value === "" ? [] : value.split(SEPARATOR));

/** Checks that lists can show a value: words that are among the choices. */
function isListed({ type, choices }: Attribute, value: string): boolean {
  if (type === "boolean") return BOOLEANS.some((known) => known.value === value);
  return type === "choice" && splitChoices(value).every((choice) => choices.includes(choice));
}

/** A field of an attribute: a list of its choices, yes or no, or a text with its unit. */
function AttributeField({ attribute, value, hint, onType }: FieldProps) {
  const { name, type, unit, choices } = attribute;
  if (!isListed(attribute, value))
    return (
      <TextInput
        label={name}
        value={value}
        error={hint}
        placeholder={type === "range" ? "Par exemple 5 à 25" : undefined}
        inputMode={type === "number" ? "decimal" : undefined}
        rightSection={
          unit !== "" && (
            <Text size="sm" c="dimmed">
              {unit}
            </Text>
          )
        }
        rightSectionWidth={unit.length * 9 + 20}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    );
  if (type === "boolean")
    return <NativeSelect label={name} data={BOOLEANS} value={value} onChange={(event) => onType(event.currentTarget.value)} />;
  return (
    <MultiSelect
      label={name}
      data={choices}
      value={splitChoices(value)}
      onChange={(chosen) => onType(chosen.join(SEPARATOR))}
      searchable
      hidePickedOptions
      nothingFoundMessage="Aucun choix de ce nom"
      comboboxProps={{ withinPortal: false }}
    />
  );
}
