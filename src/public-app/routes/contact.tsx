import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { parseRequestType, type RequestType } from "#contracts/contact-request/request-types.ts";
import { ask } from "#public-app/rpc/rpc-failure.ts";
import { rootRoute } from "./root.tsx";

/** What a link to the contact page may choose beforehand: the kind of request, the slug of the product it is about; and that a request was
 *  just sent without JavaScript. */
type ContactSearch = { type?: RequestType; produit?: string; envoye?: "oui" };

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/contact",
  validateSearch: ({ type, produit, envoye }: Record<string, unknown>): ContactSearch => ({
    type: parseRequestType(type),
    produit: typeof produit === "string" && produit ? produit : undefined,
    envoye: envoye === "oui" ? "oui" : undefined,
  }),
  loaderDeps: ({ search: { produit } }) => ({ produit }),
  loader: async ({ context: { loadRpc, submission }, deps: { produit } }) => {
    const slug = submission?.form === "contact" ? submission.values.product : produit;
    // The page is of use without it: where the product cannot be loaded, the form comes all the same.
    const product = slug ? await ask(loadRpc, (rpc) => rpc.contactRequests.product.query({ slug })).catch(() => null) : null;
    return { product };
  },
  component: lazyRouteComponent(() => import("#public-app/contact-request/contact-page.tsx"), "ContactPage"),
  staticData: { opensOnDark: true },
});
