import type { ReactNode } from "react";
import classes from "./collection-grid.module.css";
import { type CollectionQuery, CollectionStates } from "./collection-states.tsx";

/** The cards of a list screen in their four states. */
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
  return (
    <CollectionStates query={query} isEmpty={rows.length === 0} empty={empty}>
      <ul className={classes.grid} aria-busy={query.isPlaceholderData}>
        {rows.map((item) => (
          <li key={item.id} className={classes.cell}>
            {renderCard(item)}
          </li>
        ))}
      </ul>
    </CollectionStates>
  );
}
