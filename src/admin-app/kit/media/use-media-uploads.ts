import { useWindowEvent } from "@mantine/hooks";
import type { MediaKind } from "#contracts/media/media.ts";
import type { UploadedImage, UploadedPdf } from "#contracts/media/upload.ts";
import { IMAGE_UPLOAD, PDF_UPLOAD, REDUCED_HINT } from "#admin-app/kit/uploads/upload-targets.ts";
import { type Uploads, useUploads } from "#admin-app/kit/uploads/use-uploads.ts";

/** Accepted files and texts of a zone for these kinds. */
export function zoneOf(kind: MediaKind | undefined) {
  if (kind === "image")
    return { ...IMAGE_UPLOAD, label: "Déposez ou collez une image, ou choisissez-la", hint: `JPG, PNG, GIF ou WebP. ${REDUCED_HINT}` };
  if (kind === "pdf") return { ...PDF_UPLOAD, label: "Déposez un PDF, ou choisissez-le", hint: "10 Mo au plus." };
  const types = [...IMAGE_UPLOAD.types, ...PDF_UPLOAD.types];
  const hint = `Images JPG, PNG, GIF ou WebP\u202f; PDF, 10 Mo au plus. ${REDUCED_HINT}`;
  return { ...IMAGE_UPLOAD, types, label: "Déposez ou collez des fichiers, ou choisissez-les", hint };
}

/** Sends files into the library, each to where its type belongs; files pasted anywhere on the screen too. */
export function useMediaUploads(kind: MediaKind | undefined, onUploaded: (reply: UploadedImage | UploadedPdf) => void): Uploads {
  const single = { isSingle: kind !== undefined };
  const images = useUploads(IMAGE_UPLOAD, onUploaded, single);
  const pdfs = useUploads(PDF_UPLOAD, onUploaded, single);

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

  const both = (act: (uploads: Uploads) => void) => [images, pdfs].forEach(act);
  return {
    pending: [...images.pending, ...pdfs.pending],
    failed: [...images.failed, ...pdfs.failed],
    send,
    retry: (keys) => both((uploads) => uploads.retry(keys)),
    dismiss: (keys) => both((uploads) => uploads.dismiss(keys)),
    cancel: (keys) => both((uploads) => uploads.cancel(keys)),
    cancelAll: () => both((uploads) => uploads.cancelAll()),
  };
}
