import { Skeleton, VisuallyHidden, Button, EmptyState } from "@mantine/core";
import type { ReactNode } from "react";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import classes from "./collection-grid.module.css";
import skeletons from "./collection-skeleton.module.css";
import { SearchX } from "lucide-react";

const SKELETONS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The parts of a query that a list reads. */
export type CollectionQuery = { isPending: boolean; isPlaceholderData: boolean; error: unknown; refetch: () => unknown };

/** The layout of a list: cards beside each other, rows under each other, or a table. */
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

/** An empty list: because nothing was made yet (`hint`, and `children` to begin), or because a search or a filter hides
 *  everything. */
export function EmptyList({
  icon,
  title,
  hint,
  onClear,
  children,
}: {
  icon: ReactNode;
  title: string;
  hint: string;
  /** Given while something narrows the list. */
  onClear?: (() => void) | undefined;
  children?: ReactNode;
}) {
  return (
    <EmptyState
      py="xl"
      icon={onClear ? <SearchX /> : icon}
      title={title}
      description={onClear ? "Essayez de modifier vos critères de recherche." : hint}
    >
      <EmptyState.Actions>
        {onClear ? (
          <Button variant="default" onClick={onClear}>
            Effacer les filtres
          </Button>
        ) : (
          children
        )}
      </EmptyState.Actions>
    </EmptyState>
  );
}
