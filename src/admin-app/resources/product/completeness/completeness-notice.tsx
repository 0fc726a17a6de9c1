import { Group, Progress, Stack, Text } from "@mantine/core";
import type { Attribute } from "#contracts/attribute/attribute.ts";
import { completenessOf } from "#contracts/attribute/product-values.ts";
import type { Specification } from "#contracts/product/product-parts.ts";

/** Share of its category's attributes that a product has; nothing where the category has none. */
export function CompletenessNotice({ attributes, rows }: { attributes: Attribute[]; rows: Specification[] }) {
  const { filled, total } = completenessOf(attributes, rows);
  if (total === 0) return null;
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          Attributs de la catégorie : {filled} sur {total}
        </Text>
        <Text size="sm" className="tabular">
          {Math.round((100 * filled) / total)} %
        </Text>
      </Group>
      <Progress value={(100 * filled) / total} size="sm" aria-label="Complétude" color={filled === total ? "teal" : undefined} />
    </Stack>
  );
}
