import { Text } from "@mantine/core";
import { COMPANY } from "#admin-app/kit/layout/company.ts";
import classes from "./search-preview.module.css";

/** What a search engine would show of a page: its title, URL and description, cut where engines cut. */
export function SearchPreview({ title, path, description }: { title: string; path: string; description: string }) {
  return (
    <figure className={classes.preview}>
      <Text component="figcaption" size="sm" c="dimmed" mb="xs">
        Aperçu dans les résultats de recherche
      </Text>
      <div className={classes.result}>
        <p className={classes.site}>{COMPANY}</p>
        <p className={classes.path}>
          {window.location.host}
          {path
            .split("/")
            .filter(Boolean)
            .map((step) => ` › ${step}`)}
        </p>
        <p className={classes.title}>{title}</p>
        <p className={classes.description}>{description}</p>
      </div>
    </figure>
  );
}
