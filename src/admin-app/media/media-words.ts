import type { Media, MediaNoun, MediaPlace } from "#contracts/media/media.ts";

const KILO = 1024;

/** « 84 Ko », « 2,4 Mo ». */
function weightOf(bytes: number): string {
  if (bytes < KILO * KILO) return `${Math.max(1, Math.round(bytes / KILO))} Ko`;
  return `${(bytes / KILO / KILO).toLocaleString("fr", { maximumFractionDigits: 1 })} Mo`;
}

/** What a file is, in one line: « 1280 × 853 · 84 Ko ». */
export function factsOf({ kind, width, height, size }: Pick<Media, "kind" | "width" | "height" | "size">): string {
  const sides = width !== null && height !== null ? `${width} × ${height}` : "";
  return [kind === "pdf" ? "PDF" : sides, weightOf(size)].filter(Boolean).join(" · ");
}

/** « Utilisé 3 fois ». */
export function useCountOf(uses: number): string {
  if (uses === 0) return "Inutilisé";
  return uses === 1 ? "Utilisé 1 fois" : `Utilisé ${uses} fois`;
}

/** Each noun that uses files, and where it is edited. */
export const USERS: Record<MediaNoun, { name: string; to: `/admin/dashboard/${"products" | "slides" | "blog" | "features"}/$id` }> = {
  product: { name: "Produit", to: "/admin/dashboard/products/$id" },
  slide: { name: "Slide", to: "/admin/dashboard/slides/$id" },
  article: { name: "Article", to: "/admin/dashboard/blog/$id" },
  feature: { name: "Fonctionnalité", to: "/admin/dashboard/features/$id" },
};

/** What the fields that hold a file are called. */
export const PLACES: Record<MediaPlace, string> = {
  images: "images",
  downloads: "téléchargements",
  image_url: "image",
  content: "texte",
  icon_url: "icône",
};
