import { ListSwitch, CopyLink, EditLink, RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import { Badge, Card, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Slide } from "#contracts/slide/slide.ts";
import { OrderControls } from "#admin-app/kit/order/order-controls.tsx";
import type { CardOrdering } from "#admin-app/kit/order/ordered-grid.tsx";
import classes from "#admin-app/kit/collection/picture-card.module.css";
import { PeriodBadge } from "#admin-app/kit/fields/publication-fields.tsx";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";
import { Thumbnail } from "#admin-app/kit/collection/thumbnail.tsx";
import { toItem } from "#admin-app/kit/collection/to-item.ts";

/** One slide of the list: its texts, whether visitors see it, its position, and its actions. */
export function SlideCard({
  slide,
  position,
  ordering,
  onActive,
  onRemove,
}: {
  slide: Slide;
  /** Its position among all slides, in words. */
  position: string;
  /** Props that move it, while it can be moved. */
  ordering: CardOrdering | undefined;
  onActive: (isActive: boolean) => void;
  onRemove: () => void;
}) {
  const { id, title, subtitle, cta_text, cta_link, image_url, image_focus, is_active } = slide;
  const edit = toItem("/admin/dashboard/slides", id);
  return (
    <Card component="article" className={classes.card} withBorder padding={0} aria-label={title}>
      <Link {...edit} className={classes.picture} tabIndex={-1} aria-hidden data-hidden={!is_active || undefined}>
        <Thumbnail url={image_url} focus={image_focus ?? undefined} isCropped />
      </Link>
      <div className={classes.body}>
        <Group gap={6} justify="space-between" wrap="nowrap" mih={32}>
          <Text size="sm" c="dimmed" className="tabular">
            {position}
          </Text>
          <DraftBadge noun="slide" id={id} />
          {is_active ? <PeriodBadge record={slide} /> : <Badge color="gray">Inactif</Badge>}
          {ordering && <OrderControls name={title} ordering={ordering} />}
        </Group>
        <Text component="h2" fw={600} lineClamp={2}>
          {title}
        </Text>
        {subtitle !== "" && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            {subtitle}
          </Text>
        )}
        <Text size="sm" mt="auto" pt={4} truncate>
          {cta_text}{" "}
          <Text component="span" size="sm" c="dimmed">
            → {cta_link}
          </Text>
        </Text>
      </div>
      <Group className={classes.actions} gap={4} wrap="nowrap">
        <ListSwitch
          name="is_active"
          label="Actif"
          aria-label={`Actif\u202f: ${title}`}
          checked={is_active}
          onChange={(event) => onActive(event.currentTarget.checked)}
          className={classes.visibility}
        />
        <CopyLink {...toItem("/admin/dashboard/slides", "new", { copy: id })} name={title} />
        <RemoveButton name={title} onRemove={onRemove} />
        <EditLink {...edit} name={title} />
      </Group>
    </Card>
  );
}
