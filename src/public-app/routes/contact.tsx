import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { ContactRequestInput } from "#contracts/contact-request/contact-request.ts";
import { rootRoute } from "./root.tsx";

const REQUEST_TYPES: ContactRequestInput["requestType"][] = ["demo", "quote", "support"];

/** What a link to the contact page may say beforehand: the kind of request, the slug of the product it is about. */
type ContactSearch = { type?: ContactRequestInput["requestType"]; produit?: string };

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/contact",
  validateSearch: ({ type, produit }: Record<string, unknown>): ContactSearch => ({
    type: REQUEST_TYPES.find((known) => known === type),
    produit: typeof produit === "string" && produit ? produit : undefined,
  }),
  component: lazyRouteComponent(() => import("#public-app/contact-request/contact-page.tsx"), "ContactPage"),
  staticData: { opensAtNight: true },
});
