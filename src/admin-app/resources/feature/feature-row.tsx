import { ListSwitch, EditLink, RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { Badge, Card, Group, Text } from "@mantine/core";
import type { Feature } from "#contracts/feature/feature.ts";
import { PeriodBadge } from "#admin-app/kit/fields/publication-fields.tsx";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";
import { OrderControls } from "#admin-app/kit/order/order-controls.tsx";
import type { CardOrdering } from "#admin-app/kit/order/ordered-grid.tsx";
import { FeatureIcon } from "./feature-icon.tsx";
import classes from "./feature-row.module.css";

/** One feature of the list: its texts, whether visitors see it, its position, and its actions. */
export function FeatureRow({
  feature,
  position,
  ordering,
  onActive,
  onRemove,
}: {
  feature: Feature;
  /** Its position among all features, in words. */
  position: string;
  /** Props that move it, while it can be moved. */
  ordering: CardOrdering | undefined;
  onActive: (isActive: boolean) => void;
  onRemove: () => void;
}) {
  const { id, title, description, icon, icon_url, is_active } = feature;
  return (
    <Card component="article" className={classes.row} withBorder padding={0} aria-label={title}>
      <div className={classes.order}>
        {ordering ? (
          <OrderControls name={title} ordering={ordering} />
        ) : (
          <Text size="sm" c="dimmed" px="xs" className="tabular">
            {position}
          </Text>
        )}
      </div>
      <span className={classes.icon} data-hidden={!is_active || undefined}>
        <FeatureIcon icon={icon} icon_url={icon_url} />
      </span>
      <div className={classes.words}>
        <Group gap="xs" wrap="nowrap">
          <Text component="h2" fw={600} lineClamp={1}>
            {title}
          </Text>
          <DraftBadge noun="feature" id={id} />
          {is_active ? (
            <PeriodBadge record={feature} />
          ) : (
            <Badge color="gray" flex="none">
              Inactive
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {description}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap" className={classes.actions}>
        <ListSwitch
          name="is_active"
          label="Active"
          aria-label={`Active\u202f: ${title}`}
          checked={is_active}
          onChange={(event) => onActive(event.currentTarget.checked)}
          me="xs"
        />
        <RemoveButton name={title} onRemove={onRemove} />
        <EditLink {...toItem("/admin/dashboard/features", id)} name={title} />
      </Group>
    </Card>
  );
}
