import { Alert, List, Text } from "@mantine/core";
import { FolderPlus, TriangleAlert } from "lucide-react";
import type { ImportCheck, ImportFault, NewCategory } from "#contracts/product/product-transfer.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";

/** Lines that are named of those that one remark is about. */
const LINES_NAMED = 5;

/** Warnings of what was cleaned or may be wrong, once for each column and message; it stops nothing. */
export function ImportWarnings({ warnings }: Pick<ImportCheck, "warnings">) {
  if (warnings.length === 0) return null;
  const groups = Map.groupBy(warnings, ({ column, message }) => `${column ?? ""}\n${message}`);
  return (
    <Alert color="amber" icon={<TriangleAlert aria-hidden />} title={`${countOf(warnings.length, "remarque")} à relire`}>
      <List size="sm" spacing={4}>
        {[...groups].map(([key, group]) => (
          <List.Item key={key}>
            <b>{[group[0]?.column, linesOf(group)].filter(Boolean).join(", ")}</b>
            {"\u202f: "}
            {group[0]?.message}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function linesOf(group: ImportFault[]): string {
  const lines = [...new Set(group.map(({ line }) => line))];
  const named = lines.slice(0, LINES_NAMED).join(", ");
  const more = lines.length - LINES_NAMED;
  return `${lines.length > 1 ? "lignes" : "ligne"} ${named}${more > 0 ? ` et ${countOf(more, "autre")}` : ""}`;
}

/** The categories and sub-categories that the import would create: a slip of the hand would put one before visitors. */
export function ImportNewCategories({ categories }: { categories: NewCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <Alert
      color="blue"
      icon={<FolderPlus aria-hidden />}
      title={countOf(categories.length, "catégorie sera créée", "catégories seront créées")}
    >
      <List size="sm" spacing={4}>
        {categories.map(({ name, subcategory, products }) => (
          <List.Item key={`${name}\n${subcategory}`}>
            <b>{[name, subcategory].filter(Boolean).join(" › ")}</b>, {countOf(products, "produit")}
          </List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        Si un nom est mal écrit, corrigez-le dans le fichier et choisissez-le à nouveau.
      </Text>
    </Alert>
  );
}
