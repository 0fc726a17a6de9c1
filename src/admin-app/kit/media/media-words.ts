import type { Media } from "#contracts/media/media.ts";

const KILO = 1024;

/** « 84 Ko », « 2,4 Mo ». */
export function weightOf(bytes: number): string {
  if (bytes < KILO * KILO) return `${Math.max(1, Math.round(bytes / KILO))} Ko`;
  return `${(bytes / KILO / KILO).toLocaleString("fr", { maximumFractionDigits: 1 })} Mo`;
}

/** Describes a file in one line: « 1280 × 853 · 84 Ko ». */
export function factsOf({ kind, width, height, size }: Pick<Media, "kind" | "width" | "height" | "size">): string {
  const sides = width !== null && height !== null ? `${width} × ${height}` : "";
  return [kind === "pdf" ? "PDF" : sides, weightOf(size)].filter(Boolean).join(" · ");
}

/** « Utilisé 3 fois ». */
export function useCountOf(uses: number): string {
  if (uses === 0) return "Inutilisé";
  return uses === 1 ? "Utilisé 1 fois" : `Utilisé ${uses} fois`;
}

/** Names a file that is only known by its URL. */
export function fileNameOf(url: string): string {
  return url.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
}
