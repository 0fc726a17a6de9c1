import { createRoute, createRouter, Navigate, parseSearchWith, redirect, stringifySearchWith } from "@tanstack/react-router";
import { lazyScreen } from "./kit/errors/lazy-screen.ts";
import { CrashScreen } from "./kit/errors/crash-screen.tsx";
import { parseBinFilter } from "./resources/bin/bin-filter.ts";
import { parseActivityFilter } from "./resources/activity/activity-filter.ts";
import { parseRepairFilter } from "./resources/repair/repair-filter.ts";
import { RESOURCE_ROUTES, OTHER_ROUTES } from "./resources.tsx";
import { rootRoute, signedInRoute } from "./parent-routes.ts";
import { requireSession } from "./kit/session/session-store.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    /** URL at which the session ended; the login screen leads back there. */
    from?: string;
    /** The item of a list that was just saved; its row is marked and brought into view. */
    savedId?: number;
    /** A password was just chosen by a link; the login screen says so. */
    isPasswordChosen?: boolean;
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
  component: lazyScreen(() => import("./kit/session/login-screen.tsx"), "LoginScreen"),
});

const passwordLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/password",
  component: lazyScreen(() => import("./kit/session/password-link-screen.tsx"), "PasswordLinkScreen"),
});

const dashboardScreen = lazyScreen(() => import("./resources/dashboard/dashboard-screen.tsx"), "DashboardScreen");

const dashboardRoute = createRoute({ getParentRoute: () => signedInRoute, path: "/admin/dashboard", component: dashboardScreen });

const repairsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/repairs",
  validateSearch: parseRepairFilter,
  component: lazyScreen(() => import("./resources/repair/repairs-screen.tsx"), "RepairsScreen"),
});

const activityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/activity",
  validateSearch: parseActivityFilter,
  component: lazyScreen(() => import("./resources/activity/activity-screen.tsx"), "ActivityScreen"),
});

const binRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/bin",
  validateSearch: parseBinFilter,
  component: lazyScreen(() => import("./resources/bin/bin-screen.tsx"), "BinScreen"),
});

const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/account",
  component: lazyScreen(() => import("./resources/account/account-screen.tsx"), "AccountScreen"),
});

const integrationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/integrations",
  component: lazyScreen(() => import("#admin-app/resources/webhook/integrations-screen.tsx"), "IntegrationsScreen"),
});

const peopleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/people",
  component: lazyScreen(() => import("./resources/person/people-screen.tsx"), "PeopleScreen"),
});

const guideRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/help",
  component: lazyScreen(() => import("./kit/guide/guide-screen.tsx"), "GuideScreen"),
});

const guidePageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/help/$page",
  component: lazyScreen(() => import("./kit/guide/guide-page-screen.tsx"), "GuidePageScreen"),
});

/** The dashboard, at any other URL under /admin. Source: ADM-1. */
const anywhereElseRoute = createRoute({ getParentRoute: () => signedInRoute, path: "/admin/$", component: dashboardScreen });

// Given here: the frame leads to every resource, and every resource to this route.
signedInRoute.update({ component: lazyScreen(() => import("./kit/session/signed-in-frame.tsx"), "SignedInFrame") });

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    adminRoute,
    loginRoute,
    passwordLinkRoute,
    ...OTHER_ROUTES,
    signedInRoute.addChildren([
      dashboardRoute,
      repairsRoute,
      activityRoute,
      binRoute,
      peopleRoute,
      integrationsRoute,
      accountRoute,
      guideRoute,
      guidePageRoute,
      ...RESOURCE_ROUTES,
      anywhereElseRoute,
    ]),
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
