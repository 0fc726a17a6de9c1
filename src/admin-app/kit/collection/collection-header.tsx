import { Group, Text, Title, Button, type ButtonProps } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode, AnchorHTMLAttributes } from "react";
import { HelpLink } from "#admin-app/kit/guide/help-link.tsx";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";
import { SavedViews } from "./saved-views.tsx";
import classes from "./collection-header.module.css";
import { createLink } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { formatCount } from "#admin-app/kit/layout/count-of.ts";

/** `hasMore` where there are more than `value`, not counted further. */
type Counter = { label: string; value: number | undefined; hasMore?: boolean | undefined };

/** Title, figures and main action (as children) of a list screen. A figure not known yet shows as a dash. */
export function CollectionHeader({ title, counters, children }: { title: string; counters?: Counter[]; children?: ReactNode }) {
  useDocumentTitle(`${title} — ${COMPANY}`);
  return (
    <header className={classes.header}>
      <Group justify="space-between" gap="md">
        <Group gap={4} wrap="nowrap">
          <Title order={1} size="h2" tabIndex={-1}>
            {title}
          </Title>
          <HelpLink />
        </Group>
        {children}
      </Group>
      <Group justify="space-between" gap="sm" mt="sm" align="start">
        <dl className={classes.counters}>
          {counters?.map(({ label, value, hasMore }) => (
            <div key={label} className={classes.counter}>
              <Text component="dt" size="sm" c="dimmed">
                {label}
              </Text>
              <dd className={classes.value}>{value === undefined ? "–" : `${hasMore ? "plus de " : ""}${formatCount(value)}`}</dd>
            </div>
          ))}
        </dl>
        <SavedViews />
      </Group>
    </header>
  );
}

/** Leads to the form of a new item, for who may create one. */
export const CreationLink = createLink((props: ButtonProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>) => (
  <ForWriters>
    <Button component="a" leftSection={<Plus size={18} aria-hidden />} {...props} />
  </ForWriters>
));
