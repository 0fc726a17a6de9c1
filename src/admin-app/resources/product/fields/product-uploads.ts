import { useRef } from "react";
import type { UploadedImage, UploadedPdf } from "#contracts/media/upload.ts";
import { IMAGE_UPLOAD, PDF_UPLOAD } from "#admin-app/kit/uploads/upload-targets.ts";
import { useUploads } from "#admin-app/kit/uploads/use-uploads.ts";
import { downloadOf, withDownload } from "./download.ts";
import { withUploadedImage } from "./main-image.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";

/** The product's files on their way, above its tabs: they go on whichever is open. */
export function useProductUploads() {
  const form = useProductFormContext();
  const isMainChosen = useRef(false);

  function addImage(image: UploadedImage, _file: File, later: UploadedImage[]) {
    const before = later.map(({ id }) => id);
    form.setFieldValue("images", (current) => withUploadedImage(current, image, { before, keepsMain: isMainChosen.current }));
  }

  function addPdf(pdf: UploadedPdf, { name }: File, later: UploadedPdf[]) {
    const before = later.map(({ url }) => url);
    form.setFieldValue("downloads", (current) => withDownload(current, downloadOf(name, pdf), before));
  }

  return {
    images: useUploads(IMAGE_UPLOAD, addImage),
    pdfs: useUploads(PDF_UPLOAD, addPdf),
    /** Tells that the main picture was chosen by hand: one that arrives later does not take its place. */
    keepMain: () => {
      isMainChosen.current = true;
    },
  };
}

export type ProductUploads = ReturnType<typeof useProductUploads>;
