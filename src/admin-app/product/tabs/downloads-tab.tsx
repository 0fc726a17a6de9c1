import { Button, Stack } from "@mantine/core";
import { Plus } from "lucide-react";
import { OrderedRows } from "#admin-app/order/ordered-rows.tsx";
import { PDF_UPLOAD } from "#admin-app/uploads/upload-targets.ts";
import { UploadZone } from "#admin-app/uploads/upload-zone.tsx";
import type { Uploads } from "#admin-app/uploads/use-uploads.ts";
import { MediaPickerButton } from "#admin-app/media/media-picker.tsx";
import { DownloadFields } from "#admin-app/product/fields/download-fields.tsx";
import { downloadOf, emptyDownload } from "#admin-app/product/fields/download.ts";
import { withKey } from "#admin-app/product/product-form.ts";
import { useRows } from "./use-rows.ts";

/** Documents that visitors may download: PDFs sent here, or named by their URL. */
export function DownloadsTab({ uploads }: { uploads: Uploads }) {
  const { form, rows, add, ...moves } = useRows("downloads");
  return (
    <Stack>
      <UploadZone label="Déposez des PDF, ou choisissez-les" hint="PDF, 10 Mo au plus chacun." kind={PDF_UPLOAD} uploads={uploads} />
      <MediaPickerButton kind="pdf" onPick={(pdf) => form.insertListItem("downloads", withKey(downloadOf(pdf.originalName, pdf)))} />
      <OrderedRows rows={rows} keyOf={({ key }) => key} nameOf={({ name }, index) => name || `le document ${index + 1}`} {...moves}>
        {({ url, size }, index) => <DownloadFields index={index} url={url} size={size} />}
      </OrderedRows>
      <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => add(withKey(emptyDownload()), "name")}>
        Ajouter un document par son adresse
      </Button>
    </Stack>
  );
}
