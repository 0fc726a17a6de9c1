import { Menu, Button, Group, Modal, NativeSelect, Stack, Text } from "@mantine/core";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { LIFECYCLE_LABELS, LIFECYCLES } from "#contracts/product/life-cycle.ts";
import { LIMIT_MAX } from "#contracts/shared/paging.ts";
import { SelectionBar } from "#admin-app/kit/collection/selection-bar.tsx";
import type { Selection } from "#admin-app/kit/collection/use-selection.ts";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { countOfProducts, useBulk } from "./use-bulk.ts";
import { useHiddenBackground } from "#admin-app/kit/dialogs/use-hidden-background.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { CATEGORIES_MISSING, FIELD_LABELS } from "./product-fields.ts";

/** The bar of the selected products, with what can be done to all of them. */
export function ProductBulk({
  selection,
  rows,
  total,
  loadIds,
}: {
  selection: Selection;
  rows: { id: number }[];
  total: number;
  loadIds: () => Promise<number[]>;
}) {
  const { isChanging, change, removal } = useBulk(selection);
  const [isMoving, setMoving] = useState(false);
  const look = { size: "xs", variant: "default", disabled: isChanging } as const;
  return (
    <>
      <SelectionBar selection={selection} rows={rows} total={total} max={LIMIT_MAX} loadIds={loadIds}>
        <ActionButton {...look} onClick={() => change({ is_active: true }, (products, s) => `${products} affiché${s}`)}>
          Afficher
        </ActionButton>
        <ActionButton {...look} onClick={() => change({ is_active: false }, (products, s) => `${products} masqué${s}`)}>
          Masquer
        </ActionButton>
        <ActionButton {...look} onClick={() => setMoving(true)}>
          Catégorie…
        </ActionButton>
        <Menu position="top-end">
          <Menu.Target>
            <ActionButton {...look} rightSection={<Ellipsis size={14} aria-hidden />}>
              Marquer
            </ActionButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => change({ is_new: true }, (products, s) => `${products} marqué${s} «\u202fNouveau\u202f»`)}>
              Nouveau
            </Menu.Item>
            <Menu.Item onClick={() => change({ is_new: false }, (products) => `${products} sans la marque «\u202fNouveau\u202f»`)}>
              Plus nouveau
            </Menu.Item>
            <Menu.Item onClick={() => change({ featured: true }, (products) => `${products} mis en avant`)}>Mettre en avant</Menu.Item>
            <Menu.Item onClick={() => change({ featured: false }, (products, s) => `${products} retiré${s} de l’avant`)}>
              Retirer de l’avant
            </Menu.Item>
            <Menu.Divider />
            <Menu.Label>Cycle de vie</Menu.Label>
            {LIFECYCLES.map((lifecycle) => (
              <Menu.Item
                key={lifecycle}
                onClick={() =>
                  change({ lifecycle }, (products, s) => `${products} passé${s} à «\u202f${LIFECYCLE_LABELS[lifecycle]}\u202f»`)
                }
              >
                {LIFECYCLE_LABELS[lifecycle]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <ActionButton {...look} color="red" variant="light" onClick={removal.ask}>
          Supprimer
        </ActionButton>
      </SelectionBar>
      <CategoryDialog
        isOpen={isMoving}
        count={selection.ids.size}
        onClose={() => setMoving(false)}
        onChoose={(target) => {
          setMoving(false);
          change(target, (products, s) => `${products} déplacé${s}`);
        }}
      />
      <RemovalDialog removal={removal} title={`Supprimer ${countOfProducts(removal.candidate?.chosen.size ?? 0)}`}>
        {countOfProducts(removal.candidate?.chosen.size ?? 0)} : voulez-vous les supprimer du catalogue ?
      </RemovalDialog>
    </>
  );
}

type Target = { category: string; subcategory?: string };

/** Asks into which category the selected products come. */
function CategoryDialog({ isOpen, ...question }: { isOpen: boolean } & Parameters<typeof Question>[0]) {
  useHiddenBackground(isOpen);
  return (
    <Modal opened={isOpen} onClose={question.onClose} title="Changer de catégorie" centered closeButtonProps={{ "aria-label": "Fermer" }}>
      <Question {...question} />
    </Modal>
  );
}

function Question({ count, onClose, onChoose }: { count: number; onClose: () => void; onChoose: (target: Target) => void }) {
  const categories = trpc.categories.list.useQuery();
  const [category, setCategory] = useState("");
  const [subcategory, setSubcategory] = useState("");
  const subcategories = categories.data?.find(({ name }) => name === category)?.subcategories ?? [];

  function handleCategory(name: string) {
    setCategory(name);
    setSubcategory("");
  }

  return (
    <Stack>
      <MissingPart title={CATEGORIES_MISSING} query={categories} />
      <Text size="sm">
        {countOfProducts(count)} : ceux qui changent de catégorie perdent leur sous-catégorie, sauf si vous en choisissez une.
      </Text>
      <NativeSelect
        name="category"
        label={FIELD_LABELS.category}
        data-autofocus
        data={[{ value: "", label: "Choisir…" }, ...(categories.data ?? []).map(({ name }) => name)]}
        value={category}
        onChange={(event) => handleCategory(event.currentTarget.value)}
      />
      <NativeSelect
        name="subcategory"
        label={FIELD_LABELS.subcategory}
        disabled={subcategories.length === 0}
        data={[{ value: "", label: "Aucune en particulier" }, ...subcategories]}
        value={subcategory}
        onChange={(event) => setSubcategory(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Annuler
        </Button>
        <Button disabled={category === ""} onClick={() => onChoose({ category, ...(subcategory !== "" && { subcategory }) })}>
          Déplacer
        </Button>
      </Group>
    </Stack>
  );
}
