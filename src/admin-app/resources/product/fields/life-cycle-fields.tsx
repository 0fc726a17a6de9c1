import { productInputSchema } from "#contracts/product/product.ts";
import { Button, Group, Select, SimpleGrid, Text } from "@mantine/core";
import { LIFECYCLE_LABELS, LIFECYCLES } from "#contracts/product/life-cycle.ts";
import { FIELD_LABELS, relatedTitle } from "../product-fields.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";
import { ProductChoiceField } from "./linked-products-field.tsx";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

const EXPLAINED = {
  active: "Proposé normalement.",
  end_of_life: "Reste au catalogue, avec la mention «\u202fFin de vie\u202f».",
  discontinued: "Quitte le catalogue\u202f; sa page reste et mène à son remplaçant.",
};

/** Fields for the stage of a product's life, and its successor. */
export function LifeCycleFields({ ownId }: { ownId: number | undefined }) {
  const form = useProductFormContext();
  const field = fieldProps(form, productInputSchema);
  const { lifecycle, replaced_by: successor } = form.values;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        {...field("lifecycle")}
        description={EXPLAINED[lifecycle]}
        data={LIFECYCLES.map((value) => ({ value, label: LIFECYCLE_LABELS[value] }))}
        allowDeselect={false}
      />
      {(lifecycle !== "active" || successor) && (
        <div>
          <ProductChoiceField
            name="replaced_by"
            label={FIELD_LABELS.replaced_by}
            description="Sa page y mène, dès que le produit n’est plus actif."
            except={[ownId, successor?.id]}
            onChoose={(product) => form.setFieldValue("replaced_by", product)}
            error={form.errors.replaced_by}
          />
          {successor && (
            <Group gap="xs" mt={4}>
              <Text size="sm">{relatedTitle(successor)}</Text>
              <Button variant="subtle" size="compact-sm" onClick={() => form.setFieldValue("replaced_by", null)}>
                Retirer
              </Button>
            </Group>
          )}
        </div>
      )}
    </SimpleGrid>
  );
}
