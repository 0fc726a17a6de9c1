import { Skeleton, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { LoadFailure } from "#admin-app/errors/load-failure.tsx";
import classes from "./collection-grid.module.css";

const SKELETONS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** What the grid must know of a query. */
export type CollectionQuery = { isPending: boolean; isPlaceholderData: boolean; error: unknown; refetch: () => unknown };

/** The cards of a list screen in their four states: loading, failed, empty (`empty` says why) and filled. */
export function CollectionGrid<Item extends { id: number }>({
  query,
  rows,
  renderCard,
  empty,
}: {
  query: CollectionQuery;
  rows: Item[];
  renderCard: (item: Item) => ReactNode;
  empty: ReactNode;
}) {
  if (query.isPending) {
    return (
      <div className={classes.grid} aria-busy>
        <VisuallyHidden component="output">Chargement en cours</VisuallyHidden>
        {SKELETONS.map((key) => (
          <Skeleton key={key} className={classes.skeleton} />
        ))}
      </div>
    );
  }
  if (query.error && rows.length === 0)
    return <LoadFailure title="La liste n’a pas pu être chargée" error={query.error} onRetry={() => void query.refetch()} />;
  if (rows.length === 0) return empty;
  return (
    <ul className={classes.grid} aria-busy={query.isPlaceholderData}>
      {rows.map((item) => (
        <li key={item.id} className={classes.cell}>
          {renderCard(item)}
        </li>
      ))}
    </ul>
  );
}
