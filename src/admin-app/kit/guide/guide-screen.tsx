import { SimpleGrid, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import pages from "virtual:guide-pages";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";
import type { GuidePage } from "./guide-page.ts";
import classes from "./guide-screen.module.css";

const PARTS = [...Map.groupBy(pages, ({ part }) => part)];

/** Every page of the guide, part by part, first steps first. */
export function GuideScreen() {
  useDocumentTitle(`Aide — ${COMPANY}`);
  return (
    <>
      <Title order={1} size="h2" tabIndex={-1}>
        Aide
      </Title>
      <Text c="dimmed">Une page par tâche. « Rechercher ou agir », en haut de l’écran, cherche aussi dans ces pages.</Text>
      {PARTS.map(([part, members]) => (
        <section key={part} aria-label={part}>
          <Title order={2} size="h4" mt="xl" mb="sm">
            {part}
          </Title>
          <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm" className={classes.list}>
            {members.map((page) => (
              <PageCard key={page.name} page={page} />
            ))}
          </SimpleGrid>
        </section>
      ))}
    </>
  );
}

function PageCard({ page }: { page: GuidePage }) {
  return (
    <li className={classes.card}>
      <Link to="/admin/dashboard/help/$page" params={{ page: page.name }} className={classes.link}>
        {page.title}
      </Link>
      <Text size="sm" c="dimmed">
        {page.summary}
      </Text>
    </li>
  );
}
