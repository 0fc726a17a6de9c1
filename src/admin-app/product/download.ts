import { type Download, downloadSize } from "#contracts/product/product-parts.ts";
import type { UploadedPdf } from "#contracts/upload/upload.ts";

export function emptyDownload(): Download {
  return { name: "", type: "Fiche technique", url: "", size: "", language: "Français" };
}

/** The entry that an uploaded PDF becomes; `filename` is its name on the person's machine. Source: specification §5 « PDF upload ». */
export function downloadOf(filename: string, { url, size }: Pick<UploadedPdf, "url" | "size">): Download {
  return { ...emptyDownload(), name: filename.replace(/\.pdf$/i, ""), url, size: downloadSize(size) };
}
