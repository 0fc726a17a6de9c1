import { AppShell, Avatar, Group, NavLink, ScrollArea, Text, Tooltip } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import {
  ExternalLink,
  GalleryHorizontal,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Newspaper,
  Package,
  Sparkles,
  Tags,
} from "lucide-react";
import type { ReactElement } from "react";
import type { AdminUser } from "#contracts/session/session.ts";
import { signOut } from "#admin-app/session/sign-out.ts";
import classes from "./sidebar.module.css";

const SCREENS = [
  { label: "Dashboard", to: "/admin/dashboard", icon: LayoutDashboard },
  { label: "Produits", to: "/admin/dashboard/products", icon: Package },
  { label: "Catégories", to: "/admin/dashboard/categories", icon: Tags },
  { label: "Slides", to: "/admin/dashboard/slides", icon: GalleryHorizontal },
  { label: "Blog", to: "/admin/dashboard/blog", icon: Newspaper },
  { label: "Fonctionnalités", to: "/admin/dashboard/features", icon: Sparkles },
] as const;

function capitalise(word: string): string {
  return word.charAt(0).toLocaleUpperCase("fr") + word.slice(1);
}

function Hinted({ label, isRail, children }: { label: string; isRail: boolean; children: ReactElement }) {
  return (
    <Tooltip label={label} position="right" disabled={!isRail} withArrow>
      {children}
    </Tooltip>
  );
}

/** The screens, the way out and who is signed in. As a rail it shows icons only; their names stay for assistive technology. */
export function Sidebar({ user, isRail, onNavigate }: { user: AdminUser; isRail: boolean; onNavigate: () => void }) {
  const link = (label: string, Icon: LucideIcon) => ({
    label,
    "aria-label": label,
    leftSection: <Icon size={20} aria-hidden />,
    classNames: { root: classes.link, label: classes.label, section: classes.icon },
  });

  return (
    <div className={classes.sidebar} data-rail={isRail || undefined}>
      <AppShell.Section grow component={ScrollArea} px="sm" py="md">
        {SCREENS.map(({ label, to, icon }) => (
          <Hinted key={to} label={label} isRail={isRail}>
            <NavLink
              component={Link}
              to={to}
              activeOptions={{ exact: to === "/admin/dashboard", includeSearch: false }}
              onClick={onNavigate}
              {...link(label, icon)}
            />
          </Hinted>
        ))}
      </AppShell.Section>
      <AppShell.Section px="sm" py="sm" className={classes.foot}>
        <Hinted label="Voir le site" isRail={isRail}>
          <NavLink href="/" target="_blank" rel="noopener" {...link("Voir le site", ExternalLink)} />
        </Hinted>
        <Hinted label="Déconnexion" isRail={isRail}>
          <NavLink component="button" type="button" onClick={() => void signOut()} {...link("Déconnexion", LogOut)} />
        </Hinted>
        <Group className={classes.user} gap="sm" wrap="nowrap">
          <Avatar color="amber" radius="xl" size={36} name={user.username} aria-hidden />
          <div className={classes.label}>
            <Text size="sm" fw={600} truncate>
              {user.username}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {capitalise(user.role)}
            </Text>
          </div>
        </Group>
      </AppShell.Section>
    </div>
  );
}
