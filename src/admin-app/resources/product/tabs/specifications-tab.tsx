import { Button, EmptyState, Group, Stack, Text, TextInput, Alert, Progress } from "@mantine/core";
import { Ruler, ListPlus } from "lucide-react";
import { specificationSchema, type SpecificationTemplate, type Specification } from "#contracts/product/product-parts.ts";
import { FormNotice } from "#admin-app/kit/fields/form-notice.tsx";
import { AddButton } from "#admin-app/kit/layout/action-button.tsx";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { listUnits, listUnreadHints, useCategoryAttributes } from "#admin-app/resources/product/completeness/category-attributes.ts";
import { AttributeFields } from "#admin-app/resources/product/completeness/attribute-fields.tsx";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";
import { useSpecificationRows } from "./use-specification-rows.ts";
import classes from "./specifications-tab.module.css";
import { useState } from "react";
import { notifyFailure, notifyRefusal } from "#admin-app/kit/errors/notify.tsx";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";
import type { Attribute } from "#contracts/attribute/attribute.ts";
import { completenessOf } from "#contracts/attribute/product-values.ts";

const FIELDS = ["name", "value", "unit"] as const;

/** The technical table: name, value and unit of each row. Rows left blank are not saved. */
export function SpecificationsTab() {
  const form = useProductFormContext();
  const { addRow, handlePaste, handleKey, complete, added, undo, forget, faultOf, ...moves } = useSpecificationRows();
  const rows = form.values.specifications;
  const attributes = useCategoryAttributes(form.values.category);
  const hints = listUnreadHints(attributes, rows);
  const units = listUnits(attributes, rows);
  return (
    <Stack>
      <CompletenessNotice attributes={attributes} rows={rows} />
      <AttributeFields key={attributes.map(({ name }) => name).join()} attributes={attributes} />
      {rows.length === 0 && attributes.length === 0 && (
        <EmptyState
          size="sm"
          icon={<Ruler />}
          title="Aucune spécification"
          description="Dimensions, alimentation, portée : ce qu’un installateur cherche en premier."
        />
      )}
      <OrderedRows
        layout="compact"
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
            {FIELDS.map((field) => (
              <TextInput
                key={field}
                {...fieldProps(form, specificationSchema, `specifications.${index}`)(field)}
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
        <AddButton onClick={addRow}>Ajouter une spécification</AddButton>
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

/** Asks for the rows that most products of a category have. */
function CategoryRowsButton({ category, onRows }: { category: string; onRows: (rows: SpecificationTemplate) => void }) {
  const [isAsking, setAsking] = useState(false);

  async function handlePress() {
    setAsking(true);
    try {
      const rows = await rpcClient.products.specificationTemplate.query({ category });
      if (rows.length > 0) onRows(rows);
      else notifyRefusal("Aucune ligne à reprendre", "Les produits de cette catégorie n’ont pas encore de lignes en commun.");
    } catch (error) {
      notifyFailure("Les lignes de la catégorie n’ont pas pu être lues", error);
    } finally {
      setAsking(false);
    }
  }

  return (
    <ActionButton
      variant="default"
      leftSection={<ListPlus size={16} aria-hidden />}
      disabled={category.trim() === ""}
      loading={isAsking}
      title={
        category.trim() === "" ? "Choisissez d’abord la catégorie du produit" : `Noms et unités des produits de «\u202f${category}\u202f»`
      }
      onClick={() => void handlePress()}
    >
      Reprendre les lignes de la catégorie
    </ActionButton>
  );
}

/** « 3 lignes ajoutées », of which some may exceed the limit; none where all stand there already. */
function formatAddedRows(count: number, left: number): string {
  if (count + left === 0) return "Ces lignes sont déjà toutes là.";
  const added = count === 0 ? "Aucune ligne ajoutée" : countOf(count, "ligne ajoutée", "lignes ajoutées");
  return left === 0 ? `${added}.` : `${added}, ${countOf(left, "ligne")} sans place\u202f: le tableau est plein.`;
}

/** Says how many rows came at once, and takes them back. */
function AddedRowsNotice({ count, left, onUndo, onClose }: { count: number; left: number; onUndo: () => void; onClose: () => void }) {
  return (
    <Alert
      // Nothing failed: it is said when the person pauses. An Alert is no <output>.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="status"
      color="teal"
      py={6}
      withCloseButton
      closeButtonLabel="Masquer ce message"
      onClose={onClose}
    >
      <Group gap="sm">
        <Text size="sm">{formatAddedRows(count, left)}</Text>
        {count > 0 && (
          <Button size="compact-sm" variant="default" onClick={onUndo}>
            Retirer ces lignes
          </Button>
        )}
      </Group>
    </Alert>
  );
}

/** Share of its category's attributes that a product has; nothing where the category has none. */
function CompletenessNotice({ attributes, rows }: { attributes: Attribute[]; rows: Specification[] }) {
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
