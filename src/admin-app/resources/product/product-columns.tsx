import { ListSwitch } from "#admin-app/kit/collection/row-actions.tsx";
import { Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Completeness } from "#contracts/attribute/completeness.ts";
import { mainImageOf } from "#contracts/shared/image-path.ts";
import type { AdminProductSort } from "#contracts/product/product-admin.ts";
import type { Product } from "#contracts/product/product.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import type { Column } from "#admin-app/kit/collection/collection-table.tsx";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";
import { Thumbnail } from "#admin-app/kit/collection/thumbnail.tsx";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import classes from "./product-columns.module.css";
import { PriceCell } from "./price-cell.tsx";
import { LifecycleBadge } from "./product-card.tsx";
import { FIELD_LABELS } from "./product-fields.ts";
import { formatMissing } from "#admin-app/resources/product/completeness/category-attributes.ts";

const DAY = new Intl.DateTimeFormat("fr", { dateStyle: "short", timeZone: BRAND.timeZone });

type ProductColumn = Column<Product, AdminProductSort>;

/** Every column of the table of products, in order. */
export function buildColumns({
  onVisibility,
  onFields,
  completenessOf,
}: {
  onVisibility: (product: Product, isActive: boolean) => void;
  onFields: (product: Product, fields: Pick<Product, "price_from"> | Pick<Product, "is_new">) => void;
  completenessOf: (id: number) => Completeness | undefined;
}): ProductColumn[] {
  return [
    { key: "picture", label: "Image", cell: ({ images, image_url }) => <Picture url={image_url} color={mainImageOf(images)?.color} /> },
    { key: "title", label: FIELD_LABELS.title, sort: "name", cell: (product) => <TitleLink product={product} /> },
    {
      key: "reference",
      label: FIELD_LABELS.reference,
      sort: "reference",
      cell: ({ reference }) => (
        <Text inherit className="tabular" maw={150} truncate title={reference}>
          {reference}
        </Text>
      ),
    },
    { key: "category", label: FIELD_LABELS.category, sort: "category", cell: ({ category }) => category },
    { key: "subcategory", label: FIELD_LABELS.subcategory, sort: "subcategory", cell: ({ subcategory }) => subcategory },
    {
      key: "price",
      label: "Prix",
      cell: (product) => <PriceCell product={product} onPrice={(price_from) => onFields(product, { price_from })} />,
    },
    {
      key: "visible",
      label: "Visible",
      sort: "visible",
      cell: (product) => <ProductSwitch name="is_active" product={product} onChange={(isActive) => onVisibility(product, isActive)} />,
    },
    {
      key: "new",
      label: FIELD_LABELS.is_new,
      sort: "new",
      cell: (product) => <ProductSwitch name="is_new" product={product} onChange={(is_new) => onFields(product, { is_new })} />,
    },
    { key: "featured", label: "En avant", sort: "featured", cell: ({ featured }) => formatYesOr(featured) },
    { key: "images", label: FIELD_LABELS.images, sort: "images", cell: ({ images }) => <Count of={images} /> },
    { key: "downloads", label: "PDF", sort: "downloads", cell: ({ downloads }) => <Count of={downloads} /> },
    {
      key: "completeness",
      label: "Complétude",
      sort: "completeness",
      cell: ({ id }) => <CompletenessCell completeness={completenessOf(id)} />,
    },
    { key: "modified", label: "Modifié", sort: "modified", cell: ({ updated_at }) => DAY.format(new Date(updated_at)) },
  ];
}

const formatYesOr = (is: boolean) =>
  is ? (
    "Oui"
  ) : (
    <Text inherit c="dimmed">
      –
    </Text>
  );

type ProductSwitchProps = { name: "is_active" | "is_new"; product: Product; onChange: (is: boolean) => void };

function ProductSwitch({ name, product, onChange }: ProductSwitchProps) {
  return (
    <ListSwitch
      name={name}
      aria-label={`${FIELD_LABELS[name]}\u202f: ${product.title}`}
      checked={product[name]}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

/** A count, where zero must catch the eye. */
function Count({ of: { length } }: { of: unknown[] }) {
  return (
    <Text inherit className="tabular" c={length === 0 ? "error" : undefined}>
      {length === 0 ? "Aucun" : length}
    </Text>
  );
}

function Picture({ url, color }: { url: string; color: string | undefined }) {
  return (
    <div className={classes.picture}>
      <Thumbnail url={url} color={color} width={48} />
    </div>
  );
}

function TitleLink({ product }: { product: Product }) {
  const { id, title } = product;
  return (
    <>
      <Link {...toItem("/admin/dashboard/products", id)} className={classes.title}>
        {title}
      </Link>{" "}
      <DraftBadge noun="product" id={id} /> <LifecycleBadge product={product} />
    </>
  );
}

/** The completeness of a product: filled attributes, unreadable values, missing compliance fields. */
function CompletenessCell({ completeness }: { completeness: Completeness | undefined }) {
  const { filled, total, unread, missing } = completeness ?? { filled: 0, total: 0, unread: [], missing: [] };
  return (
    <>
      {total === 0 ? (
        <Text inherit c="dimmed">
          –
        </Text>
      ) : (
        <Text inherit className="tabular" c={filled === 0 ? "error" : undefined}>
          {filled} sur {total}
        </Text>
      )}
      {unread.map(({ name, text }) => (
        <Text key={name} size="xs" c="error" miw={160} style={{ whiteSpace: "normal" }}>
          {name} : « {text} » ne se lit pas
        </Text>
      ))}
      {missing.length > 0 && (
        // One line: the form names them all.
        <Text size="xs" c="dimmed" maw={130} truncate title={formatMissing(missing)}>
          Manque{"\u202f"}: {formatMissing(missing)}
        </Text>
      )}
    </>
  );
}
