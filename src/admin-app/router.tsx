import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from "@tanstack/react-router";
import { CrashScreen } from "./errors/crash-screen.tsx";
import { parseActivityFilter } from "./history/activity-filter.ts";
import { NOUN_ROUTES, OTHER_ROUTES } from "./nouns.tsx";
import { rootRoute, signedInRoute } from "./parent-routes.ts";
import { requireSession } from "./session/session-store.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    /** Where the administrator was when the session ended; the login screen leads back there. */
    from?: string;
    /** The item of a list that was just saved; its row is marked and brought into view. */
    savedId?: number;
  }
}

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/",
  beforeLoad: () => {
    throw redirect({ to: "/admin/login", replace: true });
  },
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/login",
  beforeLoad: ({ location }) => {
    if (requireSession()) throw redirect({ href: location.state.from ?? "/admin/dashboard", replace: true });
  },
  component: lazyRouteComponent(() => import("./session/login-screen.tsx"), "LoginScreen"),
});

const dashboardScreen = lazyRouteComponent(() => import("./dashboard/dashboard-screen.tsx"), "DashboardScreen");

const dashboardRoute = createRoute({ getParentRoute: () => signedInRoute, path: "/admin/dashboard", component: dashboardScreen });

const activityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/activity",
  validateSearch: parseActivityFilter,
  component: lazyRouteComponent(() => import("./history/activity-screen.tsx"), "ActivityScreen"),
});

/** Any other URL under /admin shows the dashboard. Source: specification §2 « Admin routes ». */
const anywhereElseRoute = createRoute({ getParentRoute: () => signedInRoute, path: "/admin/$", component: dashboardScreen });

// Given here: the frame leads to every noun, and every noun to this route.
signedInRoute.update({ component: lazyRouteComponent(() => import("./session/signed-in-frame.tsx"), "SignedInFrame") });

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    adminRoute,
    loginRoute,
    ...OTHER_ROUTES,
    signedInRoute.addChildren([dashboardRoute, activityRoute, ...NOUN_ROUTES, anywhereElseRoute]),
  ]),
  defaultErrorComponent: CrashScreen,
  // A URL that no browser can read (« %E0%A4 ») shows the dashboard too.
  defaultNotFoundComponent: () => <Navigate to="/admin/dashboard" replace />,
  // What a list does not know leaves its URL, instead of reaching the server.
  search: { strict: true },
  defaultPreload: "intent",
  scrollRestoration: true,
  // URLs say what was typed: `q=2024` is a search for « 2024 », not a number.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(JSON.stringify),
});
