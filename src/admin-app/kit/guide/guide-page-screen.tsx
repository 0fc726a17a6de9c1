import { Group, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { getRouteApi, Link, Navigate, useLocation } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight, LinkIcon } from "lucide-react";
import { useEffect } from "react";
import pages from "virtual:guide-pages";
import { isAtLeast } from "#contracts/session/roles.ts";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";
import { LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { listScreens } from "#admin-app/kit/layout/screens.ts";
import { useCurrentUser } from "#admin-app/kit/session/current-user.ts";
import { GuideBlocks } from "./guide-blocks.tsx";
import type { GuidePage, GuideSection } from "./guide-page.ts";
import { findPage } from "./guide-text.ts";
import classes from "./guide-page-screen.module.css";

const route = getRouteApi("/signed-in/admin/dashboard/help/$page");

/** Sections from which a page has a table of contents. */
const LONG_PAGE = 3;

/** One page of the guide, also by the name of a screen; the overview, where there is none of that name. */
export function GuidePageScreen() {
  const { page: name } = route.useParams();
  const page = findPage(pages, name);
  if (!page) return <Navigate to="/admin/dashboard/help" replace />;
  if (page.name !== name) return <Navigate to="." params={{ page: page.name }} replace />;
  return <Page key={name} page={page} />;
}

function Page({ page }: { page: GuidePage }) {
  const { title, intro, sections } = page;
  useDocumentTitle(`${title} — Aide — ${COMPANY}`);
  useSectionInView();
  return (
    <article className={classes.page}>
      <header className={classes.header}>
        <Link to="/admin/dashboard/help" className={classes.way}>
          <ArrowLeft size={16} aria-hidden /> Aide
        </Link>
        <Title order={1} size="h2" tabIndex={-1}>
          {title}
        </Title>
      </header>
      {sections.length >= LONG_PAGE && <Contents sections={sections} />}
      <div className={classes.body}>
        <GuideBlocks blocks={intro} />
        <ScreenLinks page={page} />
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <NextPage page={page} />
      </div>
    </article>
  );
}

/** Brings the section that the URL names into view. The router does so for pages whose code is there already. */
function useSectionInView(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
}

function Contents({ sections }: { sections: GuideSection[] }) {
  return (
    <nav aria-label="Sur cette page" className={classes.contents}>
      <Text size="sm" fw={600} aria-hidden>
        Sur cette page
      </Text>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to="." hash={id}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ section: { id, title, blocks } }: { section: GuideSection }) {
  return (
    <section aria-labelledby={id}>
      <div className={classes.heading}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        <Link to="." hash={id} className={classes.anchor} aria-label={`Lien vers «\u202f${title}\u202f»`}>
          <LinkIcon size={16} aria-hidden />
        </Link>
      </div>
      <GuideBlocks blocks={blocks} />
    </section>
  );
}

/** Leads to the screens that the page explains, as the menu names them, and that the person's role opens. */
function ScreenLinks({ page }: { page: GuidePage }) {
  const { role } = useCurrentUser();
  const screens = listScreens().filter(({ list, role: needed = "reader" }) => page.screens.includes(list) && isAtLeast(role, needed));
  if (screens.length === 0) return null;
  return (
    <Group gap="xs" component="nav" aria-label="Écrans de cette page">
      {screens.map(({ list, label, icon: Icon }) => (
        <LinkButton key={list} to={list} variant="default" size="xs" leftSection={<Icon size={16} aria-hidden />}>
          {label}
        </LinkButton>
      ))}
    </Group>
  );
}

function NextPage({ page }: { page: GuidePage }) {
  const next = pages[pages.indexOf(page) + 1];
  if (!next) return null;
  return (
    <footer className={classes.next}>
      <Text size="sm" c="dimmed">
        Page suivante
      </Text>
      <Link to="/admin/dashboard/help/$page" params={{ page: next.name }} className={classes.way}>
        {next.title} <ArrowRight size={16} aria-hidden />
      </Link>
    </footer>
  );
}
