import "@mantine/notifications/styles.layer.css";
import { ActionIcon, AppShell, Burger, Group } from "@mantine/core";
import { useDisclosure, useHotkeys, useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { Notifications } from "@mantine/notifications";
import { Link } from "@tanstack/react-router";
import { PanelLeftClose, PanelLeftOpen, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import type { CurrentUser } from "#contracts/session/session.ts";
import classes from "./admin-layout.module.css";
import { focusNotification } from "#admin-app/kit/errors/notify.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { PaletteOpener } from "#admin-app/kit/palette/palette-opener.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useTheme } from "./use-theme.ts";

const SIDEBAR_WIDTH = 248;
const RAIL_WIDTH = 72;
const HEADER_HEIGHT = 60;

/** Sidebar and header around every screen. The sidebar folds to a rail on wide screens and opens as a menu on
 *  phones. */
export function AdminLayout({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const [isMenuOpen, menu] = useDisclosure(false);
  const [isFolded, setIsFolded] = useLocalStorage({ key: "admin-sidebar-folded", defaultValue: false, getInitialValueInEffect: false });
  const isWide = useMediaQuery("(min-width: 48em)", true, { getInitialValueInEffect: false });
  const isRail = isWide && isFolded;
  useHotkeys([["F8", focusNotification]], []);

  return (
    <AppShell
      header={{ height: HEADER_HEIGHT }}
      navbar={{ width: isRail ? RAIL_WIDTH : SIDEBAR_WIDTH, breakpoint: "sm", collapsed: { mobile: !isMenuOpen } }}
      padding={{ base: "md", sm: "lg", lg: "xl" }}
    >
      <a className={classes.skip} href="#contenu">
        Aller au contenu
      </a>
      <AppShell.Header className={classes.header}>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              hiddenFrom="sm"
              size="sm"
              opened={isMenuOpen}
              onClick={menu.toggle}
              aria-label={isMenuOpen ? "Fermer le menu" : "Ouvrir le menu"}
              aria-expanded={isMenuOpen}
              aria-controls="menu"
            />
            <ActionIcon
              visibleFrom="sm"
              variant="subtle"
              color="gray"
              size="lg"
              onClick={() => setIsFolded(!isFolded)}
              aria-label={isFolded ? "Déplier le menu" : "Replier le menu"}
              aria-expanded={!isFolded}
              aria-controls="menu"
            >
              {isFolded ? <PanelLeftOpen size={20} aria-hidden /> : <PanelLeftClose size={20} aria-hidden />}
            </ActionIcon>
            <Link to="/admin/dashboard" className={classes.home}>
              <BrandMark />
            </Link>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <PaletteOpener />
            <ThemeToggle />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar id="menu" className={classes.navbar} aria-label="Menu principal" inert={!isWide && !isMenuOpen}>
        <Sidebar user={user} isRail={isRail} onNavigate={menu.close} />
      </AppShell.Navbar>
      <AppShell.Main id="contenu" tabIndex={-1} className={classes.main}>
        {children}
      </AppShell.Main>
      <Notifications position="top-center" className={classes.notifications} />
    </AppShell>
  );
}

/** Switches between the light and the dark theme. */
function ThemeToggle() {
  const { isDark, toggle } = useTheme();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      onClick={toggle}
      aria-label={isDark ? "Passer au thème clair" : "Passer au thème sombre"}
    >
      {isDark ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </ActionIcon>
  );
}
