import type { ListPath } from "#admin-app/kit/resource.ts";

/** Origin of a new item, in the URL of its form: another item, or an article. */
type Start = { copy?: number; article?: number };

/** Props of a link from a list to the form of one of its items, or to an empty one (« new »), over the list: its filter
 *  and its place stay. */
export const toItem = <List extends ListPath>(list: List, id: number | "new", start: Start = {}) =>
  ({
    to: `${list}/$id`,
    params: { id: String(id) },
    search: ({ copy: _copy, article: _article, ...filter }: Start): object => ({ ...filter, ...start }),
    resetScroll: false,
  }) as const;
