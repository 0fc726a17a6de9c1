import { Skeleton, Text, ThemeIcon } from "@mantine/core";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import classes from "./stat-card.module.css";

const COUNT = new Intl.NumberFormat("fr");

/** One figure of the dashboard, leading to its list. */
export function StatCard({
  label,
  count,
  to,
  icon: Icon,
}: {
  label: string;
  count: number | undefined;
  to: LinkProps["to"];
  icon: LucideIcon;
}) {
  return (
    <Link to={to} className={classes.card}>
      <ThemeIcon variant="light" color="amber" size={44} radius="md">
        <Icon size={22} aria-hidden />
      </ThemeIcon>
      <span>
        <Text component="span" c="dimmed" size="sm" display="block">
          {label}
        </Text>
        {count === undefined ? (
          <Skeleton component="span" display="block" height={28} width={48} mt={4} />
        ) : (
          <span className={classes.count}>{COUNT.format(count)}</span>
        )}
      </span>
    </Link>
  );
}
