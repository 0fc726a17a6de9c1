/** One documented address: the method and path, the procedure that answers it, and how it reads in the documentation. */
export type RestRoute = {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** `{id}` and `{slug}` become fields of the procedure's input. */
  path: string;
  /** `noun.verb` of the tRPC router. */
  procedure: string;
  summary: string;
  /** Status of success; 200 unless given. */
  status?: number;
};

/** The five addresses that every noun of the back office has. */
function crudRoutes(path: string, noun: string, one: string, many: string): RestRoute[] {
  return [
    { method: "get", path, procedure: `${noun}.list`, summary: `Lister ${many}` },
    { method: "post", path, procedure: `${noun}.create`, summary: `Créer ${one}`, status: 201 },
    { method: "get", path: `${path}/{id}`, procedure: `${noun}.get`, summary: `Lire ${one}` },
    { method: "put", path: `${path}/{id}`, procedure: `${noun}.update`, summary: `Remplacer ${one}` },
    { method: "delete", path: `${path}/{id}`, procedure: `${noun}.remove`, summary: `Supprimer ${one}` },
  ];
}

/** Every documented REST address but the two uploads. Source: specification §7, interface.md « Addresses ».
 *  A row holds no rule: the same procedure answers tRPC. */
export const REST_ROUTES: RestRoute[] = [
  { method: "get", path: "/api/slides", procedure: "slides.listActive", summary: "Lister les slides visibles" },
  { method: "get", path: "/api/features", procedure: "features.listActive", summary: "Lister les fonctionnalités visibles" },
  { method: "get", path: "/api/products", procedure: "products.listActive", summary: "Lister les produits visibles" },
  { method: "get", path: "/api/products/{slug}", procedure: "products.bySlug", summary: "Lire un produit visible" },
  { method: "get", path: "/api/blogs", procedure: "articles.listPublished", summary: "Lister les articles publiés" },
  { method: "get", path: "/api/blogs/{slug}", procedure: "articles.bySlug", summary: "Lire un article publié" },
  { method: "post", path: "/api/contact", procedure: "contactRequests.send", summary: "Envoyer une demande", status: 201 },
  {
    method: "post",
    path: "/api/newsletter",
    procedure: "newsletter.subscribe",
    summary: "S’inscrire à la lettre d’information",
    status: 201,
  },
  { method: "post", path: "/api/admin/login", procedure: "session.login", summary: "Se connecter" },
  { method: "get", path: "/api/admin/dashboard/stats", procedure: "dashboard.stats", summary: "Compter les contenus" },
  ...crudRoutes("/api/admin/categories", "categories", "une catégorie", "les catégories"),
  ...crudRoutes("/api/admin/products", "products", "un produit", "les produits"),
  {
    method: "patch",
    path: "/api/admin/products/{id}/visibility",
    procedure: "products.setVisibility",
    summary: "Afficher ou masquer un produit",
  },
  ...crudRoutes("/api/admin/slides", "slides", "un slide", "les slides"),
  ...crudRoutes("/api/admin/blogs", "articles", "un article", "les articles"),
  ...crudRoutes("/api/admin/features", "features", "une fonctionnalité", "les fonctionnalités"),
];

/** Whether an address demands a session. */
export function isGuarded({ path, procedure }: RestRoute): boolean {
  return path.startsWith("/api/admin/") && procedure !== "session.login";
}
