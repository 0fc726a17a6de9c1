import { type AnyRoute, createRootRoute, createRoute, redirect } from "@tanstack/react-router";
import { idSchema } from "#contracts/shared/entity.ts";
import { draftStore } from "./kit/draft/draft-store.ts";
import { requireSession } from "./kit/session/session-store.ts";

export const rootRoute = createRootRoute();

/** Everything but the login screen: behind the session gate, inside the layout that `router.tsx` gives it. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "signed-in",
  beforeLoad: ({ location }) => {
    if (!requireSession()) throw redirect({ to: "/admin/login", state: { from: location.href }, replace: true });
    // A form opens with its draft at once.
    return draftStore.open();
  },
});

type WithId = { params: { id: string } };

/** Shows the dashboard unless the URL of a record ends with a number. Source: ADM-1. */
export function requireId({ params: { id } }: WithId): void {
  if (!idSchema.safeParse(Number(id)).success) throw redirect({ to: "/admin/dashboard", replace: true });
}

/** Requires an id like `requireId`, or « new », which opens an empty form. */
function requireIdOrNew(match: WithId): void {
  if (match.params.id !== "new") requireId(match);
}

/** Options of the route of one item, whose form opens over its list; « new » opens an empty one. */
export const itemOf = <List extends AnyRoute>(list: List) =>
  ({ getParentRoute: () => list, path: "$id", beforeLoad: requireIdOrNew }) as const;
