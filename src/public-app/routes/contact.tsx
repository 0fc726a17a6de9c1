import { createRoute } from "@tanstack/react-router";
import { parseRequestType, type RequestType } from "#contracts/contact-request/request-form.ts";
import { ask } from "#public-app/rpc/rpc-failure.ts";
import { rootRoute } from "./root.tsx";
import { lazyRouteComponent } from "./lazy-route-component.ts";

/** Choices that a link to the contact page may make beforehand: the kind of request, the product by its slug and its
 *  quantity, the selection that is sent along, named in the link or the visitor's own, the subject and the message. The
 *  link may also say that a request was just sent without JavaScript. */
type ContactSearch = {
  type?: RequestType;
  produit?: string;
  quantite?: string;
  produits?: string;
  selection?: "oui";
  objet?: string;
  message?: string;
  envoye?: "oui";
};

const text = (value: unknown) => (typeof value === "string" && value ? value : undefined);
const yes = (value: unknown) => (value === "oui" ? "oui" : undefined);

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/contact",
  validateSearch: ({ type, produit, quantite, produits, selection, objet, message, envoye }: Record<string, unknown>): ContactSearch => ({
    type: parseRequestType(type),
    produit: text(produit),
    quantite: text(quantite),
    produits: text(produits),
    selection: yes(selection),
    objet: text(objet),
    message: text(message),
    envoye: yes(envoye),
  }),
  loaderDeps: ({ search: { produit, quantite, produits } }) =>
    quantite && produit ? { produits: `${produit}.${quantite}` } : { produit, produits },
  loader: async ({ context: { loadRpc, submission }, deps }) => {
    const { product: slug, lines: written }: Record<string, string | undefined> =
      submission?.form === "contact" ? submission.values : { product: deps.produit, lines: deps.produits };
    // The page is of use without them: where the products cannot be loaded, the form comes all the same.
    const product = slug ? await ask(loadRpc, (rpc) => rpc.contactRequests.product.query({ slug })).catch(() => null) : null;
    const named = written ? await ask(loadRpc, (rpc) => rpc.contactRequests.selection.query({ written })).catch(() => null) : null;
    return { product, named };
  },
  component: lazyRouteComponent(() => import("#public-app/contact-request/contact-page.tsx"), "ContactPage"),
  staticData: { opensOnDark: true },
});
