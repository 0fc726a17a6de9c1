import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from "@tanstack/react-router";
import { idSchema } from "#contracts/shared/entity.ts";
import { parseArticleFilter } from "./article/article-filter.ts";
import { parseTextFilter } from "#admin-app/collection/filter/text-filter.ts";
import { parseRequestFilter } from "#admin-app/contact-request/contact-request-filter.ts";
import { CrashScreen } from "./errors/crash-screen.tsx";
import { parseSubscriberFilter } from "./newsletter/subscriber-filter.ts";
import { parseMediaFilter } from "./media/media-filter.ts";
import { parseProductFilter } from "./product/product-filter.ts";
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
  component: lazyRouteComponent(() => import("#admin-app/session/login-screen.tsx"), "LoginScreen"),
});

/** Everything but the login screen: behind the session gate, inside the layout. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "signed-in",
  beforeLoad: ({ location }) => {
    if (requireSession()) return;
    throw redirect({ to: "/admin/login", state: { from: location.href }, replace: true });
  },
  component: lazyRouteComponent(() => import("#admin-app/session/signed-in-frame.tsx"), "SignedInFrame"),
});

const dashboardScreen = lazyRouteComponent(() => import("#admin-app/dashboard/dashboard-screen.tsx"), "DashboardScreen");

const dashboardRoute = createRoute({ getParentRoute: () => signedInRoute, path: "/admin/dashboard", component: dashboardScreen });

/** Any other address under /admin shows the dashboard. Source: specification §2 « Admin routes ». */
const anywhereElseRoute = createRoute({ getParentRoute: () => signedInRoute, path: "/admin/$", component: dashboardScreen });

type WithId = { params: { id: string } };

/** Under a list an address ends with a number; any other path shows the dashboard. Source: specification §2 « Admin routes ». */
function requireId({ params: { id } }: WithId): void {
  if (!idSchema.safeParse(Number(id)).success) throw redirect({ to: "/admin/dashboard", replace: true });
}

/** As `requireId`, where « new » opens an empty form. */
function requireIdOrNew(address: WithId): void {
  if (address.params.id !== "new") requireId(address);
}

// The form of one product, one slide, … comes over its list, which stays on screen behind it.

const productsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/products",
  validateSearch: parseProductFilter,
  component: lazyRouteComponent(() => import("#admin-app/product/products-screen.tsx"), "ProductsScreen"),
});

const productRoute = createRoute({
  getParentRoute: () => productsRoute,
  path: "$id",
  beforeLoad: requireIdOrNew,
  component: lazyRouteComponent(() => import("#admin-app/product/product-screen.tsx"), "ProductScreen"),
});

const categoriesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/categories",
  validateSearch: parseTextFilter,
  component: lazyRouteComponent(() => import("#admin-app/category/categories-screen.tsx"), "CategoriesScreen"),
});

const categoryRoute = createRoute({
  getParentRoute: () => categoriesRoute,
  path: "$id",
  beforeLoad: requireIdOrNew,
  component: lazyRouteComponent(() => import("#admin-app/category/category-screen.tsx"), "CategoryScreen"),
});

const slidesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/slides",
  validateSearch: parseTextFilter,
  component: lazyRouteComponent(() => import("#admin-app/slide/slides-screen.tsx"), "SlidesScreen"),
});

const slideRoute = createRoute({
  getParentRoute: () => slidesRoute,
  path: "$id",
  beforeLoad: requireIdOrNew,
  component: lazyRouteComponent(() => import("#admin-app/slide/slide-screen.tsx"), "SlideScreen"),
});

const articlesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/blog",
  validateSearch: parseArticleFilter,
  component: lazyRouteComponent(() => import("#admin-app/article/articles-screen.tsx"), "ArticlesScreen"),
});

const articleRoute = createRoute({
  getParentRoute: () => articlesRoute,
  path: "$id",
  beforeLoad: requireIdOrNew,
  component: lazyRouteComponent(() => import("#admin-app/article/article-screen.tsx"), "ArticleScreen"),
});

const featuresRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/features",
  validateSearch: parseTextFilter,
  component: lazyRouteComponent(() => import("#admin-app/feature/features-screen.tsx"), "FeaturesScreen"),
});

const featureRoute = createRoute({
  getParentRoute: () => featuresRoute,
  path: "$id",
  beforeLoad: requireIdOrNew,
  component: lazyRouteComponent(() => import("#admin-app/feature/feature-screen.tsx"), "FeatureScreen"),
});

const requestsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/requests",
  validateSearch: parseRequestFilter,
  component: lazyRouteComponent(() => import("#admin-app/contact-request/contact-requests-screen.tsx"), "RequestsScreen"),
});

/** Requests come from visitors: there is no new one to write here. */
const requestRoute = createRoute({
  getParentRoute: () => requestsRoute,
  path: "$id",
  beforeLoad: requireId,
  component: lazyRouteComponent(() => import("#admin-app/contact-request/contact-request-screen.tsx"), "RequestScreen"),
});

const subscribersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/subscribers",
  validateSearch: parseSubscriberFilter,
  component: lazyRouteComponent(() => import("#admin-app/newsletter/subscribers-screen.tsx"), "SubscribersScreen"),
});

const mediaRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/media",
  validateSearch: parseMediaFilter,
  component: lazyRouteComponent(() => import("#admin-app/media/media-screen.tsx"), "MediaScreen"),
});

const mediaFileRoute = createRoute({
  getParentRoute: () => mediaRoute,
  path: "$id",
  beforeLoad: requireId,
  component: lazyRouteComponent(() => import("#admin-app/media/media-file-screen.tsx"), "MediaFileScreen"),
});

/** The features' other addresses, as links and bookmarks may have them. Source: specification §2 « Admin routes ». */
const oldFeaturesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/features",
  beforeLoad: () => {
    throw redirect({ to: "/admin/dashboard/features", replace: true });
  },
});

const oldNewFeatureRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/features/new",
  beforeLoad: () => {
    throw redirect({ to: "/admin/dashboard/features/$id", params: { id: "new" }, replace: true });
  },
});

const oldFeatureRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/features/$id/edit",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/admin/dashboard/features/$id", params, replace: true });
  },
});

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    adminRoute,
    loginRoute,
    oldFeaturesRoute,
    oldNewFeatureRoute,
    oldFeatureRoute,
    signedInRoute.addChildren([
      dashboardRoute,
      productsRoute.addChildren([productRoute]),
      categoriesRoute.addChildren([categoryRoute]),
      slidesRoute.addChildren([slideRoute]),
      articlesRoute.addChildren([articleRoute]),
      featuresRoute.addChildren([featureRoute]),
      requestsRoute.addChildren([requestRoute]),
      subscribersRoute,
      mediaRoute.addChildren([mediaFileRoute]),
      anywhereElseRoute,
    ]),
  ]),
  defaultErrorComponent: CrashScreen,
  // An address that no browser can read (« %E0%A4 ») is none of ours either.
  defaultNotFoundComponent: () => <Navigate to="/admin/dashboard" replace />,
  // What a list does not know leaves its address, instead of reaching the server.
  search: { strict: true },
  defaultPreload: "intent",
  scrollRestoration: true,
  // Addresses say what was typed: `q=2024` is a search for « 2024 », not a number.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(JSON.stringify),
});
