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
import { Dialog } from "#admin-app/kit/dialogs/dialog.tsx";
import { CategoryQuestion, PriceQuestion } from "./product-bulk-dialogs.tsx";

/** The bar of the selected products, with what can be done to all of them. */
export function ProductBulk({
  selection,
  ...list
}: {
  selection: Selection;
  rows: { id: number }[];
  total: number;
  loadIds: () => Promise<number[]>;
}) {
  const { isChanging, change, removal } = useBulk(selection);
  const [asked, setAsked] = useState<"category" | "price">();
  const close = () => setAsked(undefined);
  const look = { size: "xs", variant: "default", disabled: isChanging } as const;
  return (
    <>
      <SelectionBar selection={selection} max={LIMIT_MAX} {...list}>
        <ActionButton {...look} onClick={() => change({ is_active: true }, (products, s) => `${products} affiché${s}`)}>
          Afficher
        </ActionButton>
        <ActionButton {...look} onClick={() => change({ is_active: false }, (products, s) => `${products} masqué${s}`)}>
          Masquer
        </ActionButton>
        <ActionButton {...look} onClick={() => setAsked("category")}>
          Catégorie…
        </ActionButton>
        <ActionButton {...look} onClick={() => setAsked("price")}>
          Prix…
        </ActionButton>
        <MarkMenu look={look} change={change} />
        <ActionButton {...look} color="red" variant="light" onClick={removal.ask}>
          Supprimer
        </ActionButton>
      </SelectionBar>
      <Dialog opened={asked === "category"} title="Changer de catégorie" onClose={close}>
        <CategoryQuestion
          count={selection.ids.size}
          onClose={close}
          onChoose={(target) => {
            close();
            change(target, (products, s) => `${products} déplacé${s}`);
          }}
        />
      </Dialog>
      <Dialog opened={asked === "price"} title="Changer le prix" onClose={close}>
        <PriceQuestion
          count={selection.ids.size}
          onClose={close}
          onChoose={(price_from) => {
            close();
            change({ price_from }, (products) =>
              price_from === null ? `${products} sans prix` : `${products} à ${formatPrice(price_from)}`,
            );
          }}
        />
      </Dialog>
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
