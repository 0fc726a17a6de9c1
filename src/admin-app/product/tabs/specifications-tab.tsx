import { Button, EmptyState, Stack, TextInput } from "@mantine/core";
import { Plus, Ruler } from "lucide-react";
import { specificationSchema } from "#contracts/product/product-parts.ts";
import { OrderedRows } from "#admin-app/order/ordered-rows.tsx";
import { maxLengthOf } from "#admin-app/fields/max-length-of.ts";
import { withLimit } from "#admin-app/fields/with-limit.ts";
import { withKey } from "#admin-app/product/product-form.ts";
import { useRows } from "./use-rows.ts";
import classes from "./specifications-tab.module.css";

/** The technical table: name, value and unit of each row. Rows left blank are not saved. */
export function SpecificationsTab() {
  const { form, rows, add, ...moves } = useRows("specifications");
  return (
    <Stack>
      {rows.length === 0 && (
        <EmptyState
          size="sm"
          icon={<Ruler />}
          title="Aucune spécification"
          description="Dimensions, alimentation, portée : ce qu’un installateur cherche en premier."
        />
      )}
      <OrderedRows rows={rows} keyOf={({ key }) => key} nameOf={(_, index) => `la spécification ${index + 1}`} {...moves}>
        {(_, index) => (
          <div className={classes.specification}>
            <TextInput
              name={`specifications.${index}.name`}
              label="Nom"
              {...withLimit(form.getInputProps(`specifications.${index}.name`), maxLengthOf(specificationSchema, "name"))}
            />
            <TextInput
              name={`specifications.${index}.value`}
              label="Valeur"
              {...withLimit(form.getInputProps(`specifications.${index}.value`), maxLengthOf(specificationSchema, "value"))}
            />
            <TextInput
              name={`specifications.${index}.unit`}
              label="Unité"
              {...withLimit(form.getInputProps(`specifications.${index}.unit`), maxLengthOf(specificationSchema, "unit"))}
            />
          </div>
        )}
      </OrderedRows>
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => add(withKey({ name: "", value: "", unit: "" }), "name")}
      >
        Ajouter une spécification
      </Button>
    </Stack>
  );
}
