import type { ReactNode } from "react";
import classes from "./collection-grid.module.css";
import { type CollectionLayout, type CollectionQuery, CollectionStates } from "./collection-states.tsx";
import { useListFocus, useSavedRow } from "./use-list-focus.ts";

/** The cards or rows of a list screen in their four states. */
export function CollectionGrid<Item extends { id: number }>({
  query,
  rows,
  renderCard,
  empty,
  layout = "cards",
}: {
  query: CollectionQuery;
  rows: Item[];
  renderCard: (item: Item) => ReactNode;
  empty: ReactNode;
  layout?: CollectionLayout;
}) {
  const listFocus = useListFocus();
  const savedRow = useSavedRow();
  return (
    <CollectionStates query={query} isEmpty={rows.length === 0} empty={empty} layout={layout}>
      <ul {...listFocus} className={classes.grid} data-layout={layout} aria-busy={query.isPlaceholderData}>
        {rows.map((item) => (
          <li key={item.id} {...savedRow(item.id)} className={classes.cell}>
            {renderCard(item)}
          </li>
        ))}
      </ul>
    </CollectionStates>
  );
}
