import { ListSwitch, CopyLink, EditLink, RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import { ActionIcon, type ActionIconProps, Badge, Card, Group, Text, Tooltip } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { mainImageOf } from "#contracts/shared/image-path.ts";
import { LIFECYCLE_LABELS } from "#contracts/product/life-cycle.ts";
import type { Product } from "#contracts/product/product.ts";
import classes from "#admin-app/kit/collection/picture-card.module.css";
import { SelectionCheckbox } from "#admin-app/kit/collection/selection-checkbox.tsx";
import type { Selection } from "#admin-app/kit/collection/use-selection.ts";
import { PeriodBadge } from "#admin-app/kit/fields/publication-fields.tsx";
import { isVisibleAt } from "#admin-app/kit/fields/publication-words.ts";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";
import { Thumbnail } from "#admin-app/kit/collection/thumbnail.tsx";
import { toItem } from "#admin-app/kit/collection/to-item.ts";

/** One product of the list: what it is, whether visitors see it, and what can be done with it. */
export function ProductCard({
  product,
  selection,
  onVisibility,
  onRemove,
}: {
  product: Product;
  selection: Selection;
  onVisibility: (isActive: boolean) => void;
  onRemove: () => void;
}) {
  const { id, title, reference, category, is_new, featured, is_active, images, image_url } = product;
  const main = mainImageOf(images);
  return (
    <Card component="article" className={classes.card} withBorder padding={0} aria-label={title}>
      <SelectionCheckbox className={classes.select} selection={selection} id={id} name={title} />
      <Link
        {...toItem("/admin/dashboard/products", id)}
        className={classes.picture}
        tabIndex={-1}
        aria-hidden
        data-hidden={!is_active || undefined}
      >
        <Thumbnail url={image_url} color={main?.color} focus={main?.focus} isCropped />
      </Link>
      <CopyProductLink product={product} variant="default" className={classes.copy} />
      <div className={classes.body}>
        <Group gap={6} className={classes.badges}>
          <DraftBadge noun="product" id={id} />
          <LifecycleBadge product={product} />
          {is_new && <Badge color="teal">Nouveau</Badge>}
          {featured && <Badge color="amber">En avant</Badge>}
          {is_active ? <PeriodBadge record={product} /> : <Badge color="gray">Masqué</Badge>}
        </Group>
        <Text component="h2" fw={600} lineClamp={2}>
          {title}
        </Text>
        <Text size="sm" c="dimmed" className="tabular" truncate>
          {reference}
          {category !== "" && ` · ${category}`}
        </Text>
      </div>
      <Group className={classes.actions} gap={4} wrap="nowrap">
        <ListSwitch
          name="is_active"
          label="Visible"
          aria-label={`Visible sur le site : ${title}`}
          checked={is_active}
          onChange={(event) => onVisibility(event.currentTarget.checked)}
          className={classes.visibility}
        />
        <PublicPageLink product={product} />
        <RemoveButton name={title} onRemove={onRemove} />
        <EditLink {...toItem("/admin/dashboard/products", id)} name={title} />
      </Group>
    </Card>
  );
}

/** Badge of a product that is not simply sold. */
export function LifecycleBadge({ product: { lifecycle } }: { product: Product }) {
  return lifecycle === "active" ? null : <Badge color="gray">{LIFECYCLE_LABELS[lifecycle]}</Badge>;
}

/** Opens the form of a new product that starts from this one. */
export function CopyProductLink({ product: { id, title }, ...look }: { product: Product } & ActionIconProps) {
  return <CopyLink {...toItem("/admin/dashboard/products", "new", { copy: id })} name={title} {...look} />;
}

/** Opens what visitors see, in a new tab. A hidden product, or one outside of its moments, has no public page. */
export function PublicPageLink({ product: { title, slug, is_active, ...publication } }: { product: Product }) {
  const [now] = useState(() => Date.now());
  const look = { variant: "subtle", color: "gray", size: 32, "aria-label": `Voir la page publique de ${title}` };
  const icon = <ExternalLink size={18} aria-hidden />;
  if (!is_active || !isVisibleAt(publication, now)) {
    return (
      <ActionIcon {...look} disabled>
        {icon}
      </ActionIcon>
    );
  }
  return (
    <Tooltip label="Voir la page publique">
      <ActionIcon {...look} component="a" href={`/produits/${slug}`} target="_blank" rel="noopener">
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
