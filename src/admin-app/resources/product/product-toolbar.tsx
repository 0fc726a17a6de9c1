import { Group, Menu, SegmentedControl } from "@mantine/core";
import { ArrowDownUp, ListFilter } from "lucide-react";
import {
  ADMIN_PRODUCT_SORTS,
  type AdminProductSort,
  MODIFIED_WITHIN,
  type ModifiedWithin,
  PRODUCT_MARKS,
  type ProductMark,
} from "#contracts/product/product-admin.ts";
import { ChoiceMenu, ColumnsMenu } from "#admin-app/kit/collection/list-menus.tsx";
import { marksOf, orderOf, type ProductFilter } from "./product-filter.ts";
import type { ProductLayout } from "./use-product-layout.ts";

type Labelled = { key: string; label: string };

type Narrow = (change: Pick<ProductFilter, "only" | "modified" | "sort" | "direction">) => void;

const MARK_LABELS: Record<ProductMark, string> = {
  hidden: "Masqués",
  new: "Nouveaux",
  featured: "Mis en avant",
  end_of_life: "En fin de vie",
  discontinued: "Arrêtés",
  without_image: "Sans image",
  without_pdf: "Sans PDF",
  unread: "Valeurs illisibles",
};

const MODIFIED_LABELS: Record<ModifiedWithin, string> = {
  "24h": "Depuis 24 heures",
  "7d": "Depuis 7 jours",
  "30d": "Depuis 30 jours",
};

const SORT_LABELS: Record<AdminProductSort, string> = {
  name: "Titre",
  reference: "Référence",
  category: "Catégorie",
  subcategory: "Sous-catégorie",
  visible: "Masqués d’abord",
  new: "Nouveaux d’abord",
  featured: "Mis en avant d’abord",
  images: "Nombre d’images",
  downloads: "Nombre de PDF",
  modified: "Modifiés récemment",
  completeness: "Les moins complets d’abord",
};

/** Filters beyond search and category, the order and the layout of the list. */
export function ProductToolbar({
  filter,
  layout,
  columns,
  onNarrow,
  onView,
}: {
  filter: ProductFilter;
  layout: ProductLayout;
  columns: Labelled[];
  onNarrow: Narrow;
  onView: (view: string) => void;
}) {
  return (
    <Group gap="xs">
      <FilterMenu filter={filter} onNarrow={onNarrow} />
      {layout.view === "cards" ? (
        <SortMenu filter={filter} onNarrow={onNarrow} />
      ) : (
        <ColumnsMenu columns={columns} hidden={layout.hidden} onHide={layout.setHidden} />
      )}
      <SegmentedControl
        aria-label="Présentation"
        value={layout.view}
        onChange={onView}
        data={[
          { value: "cards", label: "Cartes" },
          { value: "table", label: "Tableau" },
        ]}
      />
    </Group>
  );
}

function FilterMenu({ filter, onNarrow }: { filter: ProductFilter; onNarrow: Narrow }) {
  const marks = marksOf(filter);
  const count = marks.length + (filter.modified ? 1 : 0);
  return (
    <ChoiceMenu label={count === 0 ? "Filtres" : `Filtres (${count})`} icon={<ListFilter size={18} aria-hidden />}>
      <Menu.CheckboxGroup value={marks} onChange={(only) => onNarrow({ only: only.join(",") })}>
        {PRODUCT_MARKS.map((mark) => (
          <Menu.CheckboxItem key={mark} value={mark}>
            {MARK_LABELS[mark]}
          </Menu.CheckboxItem>
        ))}
      </Menu.CheckboxGroup>
      <Menu.Divider />
      <Menu.Label>Modifiés</Menu.Label>
      <Menu.RadioGroup
        value={filter.modified ?? ""}
        onChange={(value) => onNarrow({ modified: MODIFIED_WITHIN.find((span) => span === value) })}
      >
        <Menu.RadioItem value="">N’importe quand</Menu.RadioItem>
        {MODIFIED_WITHIN.map((span) => (
          <Menu.RadioItem key={span} value={span}>
            {MODIFIED_LABELS[span]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </ChoiceMenu>
  );
}

function SortMenu({ filter, onNarrow }: { filter: ProductFilter; onNarrow: Narrow }) {
  const sort = orderOf(filter)?.sort;
  const choose = (value: string) => onNarrow({ sort: ADMIN_PRODUCT_SORTS.find((known) => known === value), direction: undefined });
  return (
    <ChoiceMenu label="Trier" icon={<ArrowDownUp size={18} aria-hidden />}>
      <Menu.RadioGroup value={sort ?? ""} onChange={choose}>
        {filter.q !== undefined && <Menu.RadioItem value="">Pertinence</Menu.RadioItem>}
        {ADMIN_PRODUCT_SORTS.map((value) => (
          <Menu.RadioItem key={value} value={value}>
            {SORT_LABELS[value]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </ChoiceMenu>
  );
}
