import { createRoute } from "@tanstack/react-router";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import { Package } from "lucide-react";
import { parseCopied } from "#admin-app/kit/collection/filter/list-filter.ts";
import type { Found, FoundQuery, Resource } from "#admin-app/kit/resource.ts";
import { itemOf, signedInRoute } from "#admin-app/parent-routes.ts";
import { queries } from "#admin-app/rpc.ts";
import { parseProductFilter } from "./product-filter.ts";

async function search(query: FoundQuery): Promise<Found[]> {
  const { data } = await queries.products.list.fetch(query);
  return data.map(({ id, title, reference, category }) => ({
    id,
    label: title,
    description: [reference, category].filter(Boolean).join(" · "),
  }));
}

export const productResource: Resource = {
  name: "product",
  router: "products",
  one: "Produit",
  label: "Produits",
  words: "catalogue",
  icon: Package,
  section: "catalogue",
  list: "/admin/dashboard/products",
  isRecorded: true,
  canWait: true,
  translated: { many: "Produits" },
  labels: async () => (await import("./product-editing.ts")).PRODUCT.labels,
  form: async () => (await import("./product-editing.ts")).PRODUCT.form,
  item: {
    to: "/admin/dashboard/products/$id",
    creation: { label: "Nouveau produit" },
    files: { name: "Produit", fields: { images: "images", downloads: "téléchargements" } },
  },
  dashboard: { label: "Produits", count: "products" },
  found: { group: "Produits", search },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/products",
  validateSearch: parseProductFilter,
  component: lazyScreen(() => import("./products-screen.tsx"), "ProductsScreen"),
});

const itemRoute = createRoute({
  ...itemOf(listRoute),
  validateSearch: parseCopied,
  component: lazyScreen(() => import("./product-screen.tsx"), "ProductScreen"),
});

/** The screen of the import, in place of the list. */
export const productImportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/products/import",
  component: lazyScreen(() => import("./transfer/import-screen.tsx"), "ImportScreen"),
});

export const productRoutes = listRoute.addChildren([itemRoute]);
