import { Skeleton, Text, ThemeIcon } from "@mantine/core";
import { Link, type LinkProps } from "@tanstack/react-router";
import { type LucideIcon, Minus, TrendingUp } from "lucide-react";
import { type Growth, GROWTH_DAYS } from "#contracts/dashboard/dashboard.ts";
import { growthInWords } from "./growth.ts";
import classes from "./stat-card.module.css";
import { countOf, formatCount } from "#admin-app/kit/layout/count-of.ts";

/** One figure of the dashboard and how it grows, leading to its list; `growth` is null where it could not be read. */
export function StatCard({
  label,
  count,
  growth,
  to,
  icon: Icon,
}: {
  label: string;
  count: number | undefined;
  growth: Growth | null | undefined;
  to: LinkProps["to"];
  icon: LucideIcon;
}) {
  return (
    <Link to={to} className={classes.card}>
      <ThemeIcon className={classes.icon} variant="light" color="amber" size={44} radius="md">
        <Icon size={22} aria-hidden />
      </ThemeIcon>
      <span className={classes.words}>
        <Text component="span" c="dimmed" size="sm" display="block">
          {label}
        </Text>
        {count === undefined ? (
          <Skeleton component="span" display="block" height={28} width={48} my={4} />
        ) : (
          <span className={classes.count}>{formatCount(count)}</span>
        )}
        {growth && count !== undefined && <GrowthLine count={count} growth={growth} />}
        {(growth === undefined || count === undefined) && (
          <Skeleton component="span" display="block" height={14} width={110} mt={5} mb={2} />
        )}
      </span>
    </Link>
  );
}

function GrowthLine({ count, growth: { recent, before } }: { count: number; growth: Growth }) {
  const Direction = recent > 0 ? TrendingUp : Minus;
  const added = `${countOf(recent, "ajout")}, ${formatCount(before)} les ${GROWTH_DAYS} jours d’avant`;
  return (
    <Text component="span" size="xs" className={classes.growth} title={added}>
      <Direction size={14} aria-hidden />
      {growthInWords({ count, recent })}
    </Text>
  );
}
