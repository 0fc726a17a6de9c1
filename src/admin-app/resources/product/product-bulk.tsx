import { Menu } from "@mantine/core";
import { Ellipsis } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { LIFECYCLE_LABELS, LIFECYCLES } from "#contracts/product/life-cycle.ts";
import { formatPrice } from "#contracts/product/price-input.ts";
import { LIMIT_MAX } from "#contracts/shared/paging.ts";
import { SelectionBar } from "#admin-app/kit/collection/selection-bar.tsx";
import type { Selection } from "#admin-app/kit/collection/use-selection.ts";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { useBulk } from "./use-bulk.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { CategoryDialog, PriceDialog } from "./product-bulk-dialogs.tsx";

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
  const [isPricing, setPricing] = useState(false);
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
        <ActionButton {...look} onClick={() => setPricing(true)}>
          Prix…
        </ActionButton>
        <MarkMenu look={look} change={change} />
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
      <PriceDialog
        isOpen={isPricing}
        count={selection.ids.size}
        onClose={() => setPricing(false)}
        onChoose={(price_from) => {
          setPricing(false);
          change({ price_from }, (products) =>
            price_from === null ? `${products} sans prix` : `${products} à ${formatPrice(price_from)}`,
          );
        }}
      />
      <RemovalDialog removal={removal} title={`Supprimer ${countOf(removal.candidate?.chosen.size ?? 0, "produit")}`}>
        {countOf(removal.candidate?.chosen.size ?? 0, "produit")} : voulez-vous les supprimer du catalogue ?
      </RemovalDialog>
    </>
  );
}

type MarkMenuProps = { look: ComponentProps<typeof ActionButton>; change: ReturnType<typeof useBulk>["change"] };

/** The marks and the stage of life that all selected products can get. */
function MarkMenu({ look, change }: MarkMenuProps) {
  return (
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
            onClick={() => change({ lifecycle }, (products, s) => `${products} passé${s} à «\u202f${LIFECYCLE_LABELS[lifecycle]}\u202f»`)}
          >
            {LIFECYCLE_LABELS[lifecycle]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
