import { AppShell, Avatar, Badge, Group, NavLink, ScrollArea, Text, Tooltip, VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ExternalLink, LogOut, type LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { isAtLeast, ROLE_LABELS } from "#contracts/session/roles.ts";
import type { CurrentUser } from "#contracts/session/session.ts";
import { personName } from "#contracts/person/person.ts";
import { signOut } from "#admin-app/kit/session/current-user.ts";
import { type Section, SECTIONS } from "#admin-app/kit/resource.ts";
import { FOOT_SCREENS, listScreens, type Screen } from "./screens.ts";
import classes from "./sidebar.module.css";

// keys of a literal
const SECTION_KEYS = Object.keys(SECTIONS) as Section[];

/** Beyond, the badge says that there are more. */
const COUNTED_MAX = 99;

function Hinted({ label, isRail, children }: { label: string; isRail: boolean; children: ReactElement }) {
  return (
    <Tooltip label={label} position="right" disabled={!isRail} withArrow>
      {children}
    </Tooltip>
  );
}

/** Renders the number of waiting items beside the name of their screen, as part of it. */
function renderWaitingCount(count: number) {
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

const linkProps = (label: string, Icon: LucideIcon) => ({
  label,
  "aria-label": label,
  leftSection: <Icon size={20} aria-hidden />,
  classNames: { root: classes.link, label: classes.label, section: classes.icon },
});

type ScreenLinkProps = { screen: Screen; isRail: boolean; onNavigate: () => void };

function ScreenLink({ screen: { label, icon, list, Waiting }, isRail, onNavigate }: ScreenLinkProps) {
  const link = (waiting: number) => (
    <Hinted label={label} isRail={isRail}>
      <NavLink
        component={Link}
        to={list}
        activeOptions={{ exact: list === "/admin/dashboard", includeSearch: false }}
        onClick={onNavigate}
        {...linkProps(label, icon)}
        {...(waiting > 0 && renderWaitingCount(waiting))}
      />
    </Hinted>
  );
  return Waiting ? <Waiting>{link}</Waiting> : link(0);
}

function ScreenLinks({ screens, ...navigation }: { screens: Screen[] } & Omit<ScreenLinkProps, "screen">) {
  return screens.map((screen) => <ScreenLink key={screen.list} screen={screen} {...navigation} />);
}

/** The screens in their groups, the sign-out and who is signed in. As a rail it shows icons only; their names stay
 *  for assistive technology. */
export function Sidebar({ user, isRail, onNavigate }: { user: CurrentUser; isRail: boolean; onNavigate: () => void }) {
  const screens = listScreens().filter((screen) => isAtLeast(user.role, screen.role ?? "reader"));
  return (
    <div className={classes.sidebar} data-rail={isRail || undefined}>
      <AppShell.Section grow component={ScrollArea} px="sm" py="md">
        <ScreenLinks
          screens={screens.filter((screen) => !FOOT_SCREENS.includes(screen) && !screen.section)}
          isRail={isRail}
          onNavigate={onNavigate}
        />
        {SECTION_KEYS.map((section) => (
          <section key={section} aria-labelledby={`sidebar-${section}`} className={classes.group}>
            <Text id={`sidebar-${section}`} className={classes.heading}>
              {SECTIONS[section]}
            </Text>
            <ScreenLinks screens={screens.filter((screen) => screen.section === section)} isRail={isRail} onNavigate={onNavigate} />
          </section>
        ))}
      </AppShell.Section>
      <AppShell.Section px="sm" py="sm" className={classes.foot}>
        <ScreenLinks screens={FOOT_SCREENS} isRail={isRail} onNavigate={onNavigate} />
        <Hinted label="Voir le site" isRail={isRail}>
          <NavLink href="/" target="_blank" rel="noopener" {...linkProps("Voir le site", ExternalLink)} />
        </Hinted>
        <Hinted label="Déconnexion" isRail={isRail}>
          <NavLink component="button" type="button" onClick={() => void signOut()} {...linkProps("Déconnexion", LogOut)} />
        </Hinted>
        <Group className={classes.user} gap="sm" wrap="nowrap">
          <Avatar color="amber" radius="xl" size={36} name={personName(user)} aria-hidden />
          <div className={classes.label}>
            <Text size="sm" fw={600} truncate>
              {personName(user)}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {ROLE_LABELS[user.role]}
            </Text>
          </div>
        </Group>
      </AppShell.Section>
    </div>
  );
}
