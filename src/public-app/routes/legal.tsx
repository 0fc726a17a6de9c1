import { createRoute } from "@tanstack/react-router";
import { rootRoute } from "./root.tsx";
import { lazyRouteComponent } from "./lazy-route-component.ts";

const getParentRoute = () => rootRoute;

/** Each text travels alone: they are long, and seldom read together. */
export const legalRoutes = [
  createRoute({
    getParentRoute,
    path: "/conditions",
    component: lazyRouteComponent(() => import("#public-app/legal/terms-page.tsx"), "TermsPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/confidentialite",
    component: lazyRouteComponent(() => import("#public-app/legal/privacy-page.tsx"), "PrivacyPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/mentions-legales",
    component: lazyRouteComponent(() => import("#public-app/legal/notice-page.tsx"), "NoticePage"),
  }),
  createRoute({
    getParentRoute,
    path: "/cookies",
    component: lazyRouteComponent(() => import("#public-app/legal/cookies-page.tsx"), "CookiesPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/signaler-une-vulnerabilite",
    component: lazyRouteComponent(() => import("#public-app/legal/vulnerability-page.tsx"), "VulnerabilityPage"),
  }),
] as const;
