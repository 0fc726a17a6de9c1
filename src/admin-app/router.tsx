import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from "@tanstack/react-router";
import { idSchema } from "#contracts/shared/entity.ts";
import { CrashScreen } from "./errors/crash-screen.tsx";
import { parseProductFilter } from "./product/product-filter.ts";
import { requireSession } from "./session/session-store.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    /** Where the administrator was when the session ended; the login screen leads back there. */
    from?: string;
  }
}

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

const rootRoute = createRootRoute();

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
  beforeLoad: () => {
    if (requireSession()) throw redirect({ to: "/admin/dashboard", replace: true });
  },
  component: lazyRouteComponent(() => import("./routes/login.tsx"), "LoginScreen"),
});

/** Everything but the login screen: behind the session gate, inside the layout. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "signed-in",
  beforeLoad: ({ location }) => {
    if (requireSession()) return;
    throw redirect({ to: "/admin/login", state: { from: location.href }, replace: true });
  },
  component: lazyRouteComponent(() => import("./routes/signed-in.tsx"), "SignedInFrame"),
});

const dashboardScreen = lazyRouteComponent(() => import("./routes/dashboard.tsx"), "DashboardScreen");

const dashboardRoute = createRoute({ getParentRoute: () => signedInRoute, path: "/admin/dashboard", component: dashboardScreen });

/** Any other address under /admin shows the dashboard. Source: specification §2 « Admin routes ». */
const anywhereElseRoute = createRoute({ getParentRoute: () => signedInRoute, path: "/admin/$", component: dashboardScreen });

const productsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/products",
  validateSearch: parseProductFilter,
  component: lazyRouteComponent(() => import("./routes/products.tsx"), "ProductsScreen"),
});

/** `id` is a number, or « new ». The list stays on screen behind the form. */
const productRoute = createRoute({
  getParentRoute: () => productsRoute,
  path: "$id",
  beforeLoad: ({ params: { id } }) => {
    if (id !== "new" && !idSchema.safeParse(Number(id)).success) throw redirect({ to: "/admin/dashboard/products", replace: true });
  },
  component: lazyRouteComponent(() => import("./routes/product.tsx"), "ProductScreen"),
});

const categoriesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/categories",
  component: lazyRouteComponent(() => import("./routes/categories.tsx"), "CategoriesScreen"),
});

const slidesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/slides",
  component: lazyRouteComponent(() => import("./routes/slides.tsx"), "SlidesScreen"),
});

const articlesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/blog",
  component: lazyRouteComponent(() => import("./routes/articles.tsx"), "ArticlesScreen"),
});

const featuresRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/features",
  component: lazyRouteComponent(() => import("./routes/features.tsx"), "FeaturesScreen"),
});

/** The form of one slide, article or feature comes over its list, as a product's does. */
const slideRoute = createRoute({ getParentRoute: () => slidesRoute, path: "$id" });
const articleRoute = createRoute({ getParentRoute: () => articlesRoute, path: "$id" });
const featureRoute = createRoute({ getParentRoute: () => featuresRoute, path: "$id" });

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    adminRoute,
    loginRoute,
    signedInRoute.addChildren([
      dashboardRoute,
      productsRoute.addChildren([productRoute]),
      categoriesRoute,
      slidesRoute.addChildren([slideRoute]),
      articlesRoute.addChildren([articleRoute]),
      featuresRoute.addChildren([featureRoute]),
      anywhereElseRoute,
    ]),
  ]),
  defaultErrorComponent: CrashScreen,
  defaultPreload: "intent",
  scrollRestoration: true,
  // Addresses say what was typed: `q=2024` is a search for « 2024 », not a number.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(JSON.stringify),
});
