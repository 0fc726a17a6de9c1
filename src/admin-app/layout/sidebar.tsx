import { AppShell, Avatar, Badge, Group, NavLink, ScrollArea, Text, Tooltip, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ExternalLink, LogOut, type LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import type { AdminUser } from "#contracts/session/session.ts";
import { UNREAD_REQUESTS } from "#admin-app/contact-request/unread-requests.ts";
import { signOut } from "#admin-app/session/sign-out.ts";
import { SCREENS } from "./screens.ts";
import classes from "./sidebar.module.css";

/** Beyond, the badge says that there are more. */
const COUNTED_MAX = 99;

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

/** Requests that nobody has begun to answer, beside the name of their screen and part of it. */
function unreadMark(count: number) {
  return {
    "aria-label": undefined,
    rightSection: (
      <Badge color="amber.4" variant="filled" circle={count < 10} className={classes.unread}>
        {count > COUNTED_MAX ? `${COUNTED_MAX}+` : count}
        <VisuallyHidden component="span">{count === 1 ? " nouvelle" : " nouvelles"}</VisuallyHidden>
      </Badge>
    ),
  };
}

/** The screens, the way out and who is signed in. As a rail it shows icons only; their names stay for assistive technology. */
export function Sidebar({ user, isRail, onNavigate }: { user: AdminUser; isRail: boolean; onNavigate: () => void }) {
  const unread = useQuery(UNREAD_REQUESTS).data?.count ?? 0;
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
              {...(to === "/admin/dashboard/requests" && unread > 0 && unreadMark(unread))}
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
