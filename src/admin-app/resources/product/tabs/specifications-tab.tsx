import { Button, EmptyState, Group, Stack, Text, TextInput } from "@mantine/core";
import { Plus, Ruler } from "lucide-react";
import { specificationSchema } from "#contracts/product/product-parts.ts";
import { FormNotice } from "#admin-app/kit/editor/form-notice.tsx";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit } from "#admin-app/kit/fields/with-limit.ts";
import { unitsOf, unreadHints, useCategoryAttributes } from "../completeness/category-attributes.ts";
import { AddedRowsNotice } from "./added-rows-notice.tsx";
import { CategoryRowsButton } from "./category-rows-button.tsx";
import { CompletenessNotice } from "../completeness/completeness-notice.tsx";
import { useSpecificationRows } from "./use-specification-rows.ts";
import classes from "./specifications-tab.module.css";

const FIELDS = [
  { field: "name", label: "Nom" },
  { field: "value", label: "Valeur" },
  { field: "unit", label: "Unité" },
] as const;

/** The technical table: name, value and unit of each row. Rows left blank are not saved. */
export function SpecificationsTab() {
  const { form, rows, addRow, handlePaste, handleKey, complete, added, undo, forget, faultOf, ...moves } = useSpecificationRows();
  const attributes = useCategoryAttributes(form.values.category);
  const hints = unreadHints(attributes, rows);
  const units = unitsOf(attributes, rows);
  return (
    <Stack>
      <CompletenessNotice attributes={attributes} rows={rows} />
      {rows.length === 0 && (
        <EmptyState
          size="sm"
          icon={<Ruler />}
          title="Aucune spécification"
          description="Dimensions, alimentation, portée : ce qu’un installateur cherche en premier."
        />
      )}
      <OrderedRows
        isCompact
        rows={rows}
        keyOf={({ key }) => key}
        nameOf={(_, index) => `la spécification ${index + 1}`}
        faultOf={(index) => [faultOf(index), hints[index], units[index]].filter(Boolean).join("\n")}
        {...moves}
      >
        {(_, index) => (
          // The keys and the clipboard of the fields inside, which bubble.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
          <div
            className={classes.specification}
            onKeyDown={(event) => handleKey(event, index)}
            onPaste={(event) => handlePaste(event, index)}
          >
            {FIELDS.map(({ field, label }) => (
              <TextInput
                key={field}
                name={`specifications.${index}.${field}`}
                label={label}
                {...withLimit(form.getInputProps(`specifications.${index}.${field}`), maxLengthOf(specificationSchema, field))}
                {...(field === "unit" && { placeholder: units[index] })}
                {...(field === "value" && {
                  description: hints[index] && (
                    <Text span inherit c="error">
                      {hints[index]}
                    </Text>
                  ),
                  inputWrapperOrder: ["label", "input", "description", "error"] as const,
                })}
              />
            ))}
          </div>
        )}
      </OrderedRows>
      <Group gap="xs">
        <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={addRow}>
          Ajouter une spécification
        </Button>
        <CategoryRowsButton category={form.values.category} onRows={complete} />
      </Group>
      <Text size="sm" c="dimmed">
        Entrée passe à la ligne suivante, Alt + ↑ ou ↓ la déplace. Des lignes copiées d’un tableur (nom, valeur, unité) se collent dans
        n’importe quel champ.
      </Text>
      <FormNotice>{added && <AddedRowsNotice count={added.rows.length} left={added.left} onUndo={undo} onClose={forget} />}</FormNotice>
    </Stack>
  );
}
