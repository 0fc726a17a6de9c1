import { Button, EmptyState, Stack, TextInput } from "@mantine/core";
import { Plus, Ruler } from "lucide-react";
import { OrderedRows } from "#admin-app/fields/ordered-rows.tsx";
import { withKey } from "./product-form.ts";
import { useProductFormContext } from "./product-form-context.ts";
import classes from "./specifications-tab.module.css";

/** The technical table: name, value and unit of each row. Rows left blank are not saved. */
export function SpecificationsTab() {
  const form = useProductFormContext();
  const { specifications } = form.values;
  return (
    <Stack>
      {specifications.length === 0 && (
        <EmptyState
          size="sm"
          icon={<Ruler />}
          title="Aucune spécification"
          description="Dimensions, alimentation, portée : ce qu’un installateur cherche en premier."
        />
      )}
      <OrderedRows
        rows={specifications}
        keyOf={({ key }) => key}
        nameOf={(_, index) => `la spécification ${index + 1}`}
        onMove={(from, to) => form.reorderListItem("specifications", { from, to })}
        onRemove={(index) => form.removeListItem("specifications", index)}
      >
        {(_, index) => (
          <div className={classes.specification}>
            <TextInput
              name={`specifications.${index}.name`}
              label="Nom"
              maxLength={300}
              {...form.getInputProps(`specifications.${index}.name`)}
            />
            <TextInput
              name={`specifications.${index}.value`}
              label="Valeur"
              maxLength={300}
              {...form.getInputProps(`specifications.${index}.value`)}
            />
            <TextInput
              name={`specifications.${index}.unit`}
              label="Unité"
              maxLength={300}
              {...form.getInputProps(`specifications.${index}.unit`)}
            />
          </div>
        )}
      </OrderedRows>
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => form.insertListItem("specifications", withKey({ name: "", value: "", unit: "" }))}
      >
        Ajouter une spécification
      </Button>
    </Stack>
  );
}
