import { Skeleton, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { LoadFailure } from "#admin-app/kit/errors/load-failure.tsx";
import classes from "./collection-grid.module.css";
import skeletons from "./collection-skeleton.module.css";

const SKELETONS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** What a list must know of a query. */
export type CollectionQuery = { isPending: boolean; isPlaceholderData: boolean; error: unknown; refetch: () => unknown };

/** How a list lays its items out: cards beside each other, rows under each other, or a table. */
export type CollectionLayout = "cards" | "rows" | "table";

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
          <ItemSkeleton key={key} layout={layout} />
        ))}
      </div>
    );
  }
  if (query.error && isEmpty)
    return <LoadFailure title="La liste n’a pas pu être chargée" error={query.error} onRetry={() => void query.refetch()} />;
  return isEmpty ? empty : children;
}

/** The shape of an item to come: its picture, its title, two lines about it, its actions. */
function ItemSkeleton({ layout }: { layout: CollectionLayout }) {
  return (
    <div className={skeletons.item} data-layout={layout}>
      <Skeleton className={skeletons.picture} radius={0} />
      <div className={skeletons.lines}>
        <Skeleton height={16} width="70%" />
        {layout !== "table" && <Skeleton height={12} width="45%" />}
      </div>
      <div className={skeletons.actions}>
        <Skeleton height={layout === "table" ? 12 : 22} width={84} />
      </div>
    </div>
  );
}
