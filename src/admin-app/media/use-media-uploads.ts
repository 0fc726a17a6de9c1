import { useWindowEvent } from "@mantine/hooks";
import type { MEDIA_KINDS } from "#contracts/upload/media.ts";
import type { UploadedImage, UploadedPdf } from "#contracts/upload/upload.ts";
import { IMAGE_UPLOAD, PDF_UPLOAD } from "#admin-app/fields/upload-targets.ts";
import { useUploads } from "#admin-app/fields/use-uploads.ts";

export type MediaKind = (typeof MEDIA_KINDS)[number];

/** What a zone that takes these kinds accepts and says. */
export function zoneOf(kind: MediaKind | undefined) {
  if (kind === "image")
    return { ...IMAGE_UPLOAD, label: "Déposez ou collez une image, ou choisissez-la", hint: "JPG, PNG, GIF ou WebP, 5 Mo au plus." };
  if (kind === "pdf") return { ...PDF_UPLOAD, label: "Déposez un PDF, ou choisissez-le", hint: "10 Mo au plus." };
  const types = [...IMAGE_UPLOAD.types, ...PDF_UPLOAD.types];
  const hint = "Images JPG, PNG, GIF ou WebP, 5 Mo au plus. PDF, 10 Mo au plus.";
  return { ...IMAGE_UPLOAD, types, label: "Déposez ou collez des fichiers, ou choisissez-les", hint };
}

/** Sends files into the library, each to where its type belongs; files pasted anywhere on the screen too. */
export function useMediaUploads(kind: MediaKind | undefined, onUploaded: (reply: UploadedImage | UploadedPdf) => void) {
  const images = useUploads(IMAGE_UPLOAD, onUploaded);
  const pdfs = useUploads(PDF_UPLOAD, onUploaded);

  // A picker takes one file; the library as many as there are.
  function send(given: File[]) {
    const files = kind === undefined ? given : given.slice(0, 1);
    const isPdf = ({ type }: File) => kind === "pdf" || (kind === undefined && type === "application/pdf");
    images.send(files.filter((file) => !isPdf(file)));
    pdfs.send(files.filter(isPdf));
  }

  useWindowEvent("paste", (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    send(files);
  });

  return {
    pending: [...images.pending, ...pdfs.pending],
    failed: [...images.failed, ...pdfs.failed],
    send,
    dismiss(keys: string[]) {
      images.dismiss(keys);
      pdfs.dismiss(keys);
    },
  };
}
