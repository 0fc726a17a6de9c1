import { Skeleton, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { LoadFailure } from "#admin-app/errors/load-failure.tsx";
import classes from "./collection-grid.module.css";

const SKELETONS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** What a list must know of a query. */
export type CollectionQuery = { isPending: boolean; isPlaceholderData: boolean; error: unknown; refetch: () => unknown };

/** How a list lays its items out: cards beside each other, or rows under each other. */
export type CollectionLayout = "cards" | "rows";

/** The four states of a list screen: loading, failed, empty (`empty` says why) and filled (`children`). */
export function CollectionStates({
  query,
  isEmpty,
  empty,
  layout = "cards",
  children,
}: {
  query: CollectionQuery;
  isEmpty: boolean;
  empty: ReactNode;
  layout?: CollectionLayout;
  children: ReactNode;
}) {
  if (query.isPending) {
    return (
      <div className={classes.grid} data-layout={layout} aria-busy>
        <VisuallyHidden component="output">Chargement en cours</VisuallyHidden>
        {SKELETONS.map((key) => (
          <Skeleton key={key} className={classes.skeleton} />
        ))}
      </div>
    );
  }
  if (query.error && isEmpty)
    return <LoadFailure title="La liste n’a pas pu être chargée" error={query.error} onRetry={() => void query.refetch()} />;
  return isEmpty ? empty : children;
}
