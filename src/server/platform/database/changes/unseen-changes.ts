/** SQL: whether a change is of a transaction that `seen` does not show. `seen` has a `snapshot`, which says of every transaction whether its changes are in
 *  it, and `restored`, the id of the last change that came with a backup of a database whose transactions had other numbers. */
export const IS_UNSEEN =
  "tx::xid8 >= pg_snapshot_xmin(seen.snapshot) and not pg_visible_in_snapshot(tx::xid8, seen.snapshot) and id > seen.restored";

/** SQL that gives the id of that last restored change, 0 where there is none. */
export const LAST_RESTORED = `(select coalesce(max(id), 0)::float8 from change, (select pg_current_snapshot() as snapshot, 0 as restored) seen where ${IS_UNSEEN})`;
