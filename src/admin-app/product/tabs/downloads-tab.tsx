import { Button, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { Plus } from "lucide-react";
import { DOWNLOAD_LANGUAGES, DOWNLOAD_TYPES, downloadSchema } from "#contracts/product/product-parts.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { OrderedRows } from "#admin-app/order/ordered-rows.tsx";
import { PDF_UPLOAD } from "#admin-app/uploads/upload-targets.ts";
import { UploadZone } from "#admin-app/uploads/upload-zone.tsx";
import type { Uploads } from "#admin-app/uploads/use-uploads.ts";
import { MediaPickerButton } from "#admin-app/media/media-picker.tsx";
import { maxLengthOf } from "#admin-app/fields/max-length-of.ts";
import { withLimit } from "#admin-app/fields/with-limit.ts";
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
        {(_, index) => (
          <Stack gap="xs">
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
              <TextInput
                name={`downloads.${index}.name`}
                label="Nom"
                required
                {...withLimit(form.getInputProps(`downloads.${index}.name`), maxLengthOf(downloadSchema, "name"))}
              />
              <TextInput
                name={`downloads.${index}.url`}
                label="Adresse"
                type="url"
                required
                {...withLimit(form.getInputProps(`downloads.${index}.url`), MAX_LENGTH.url)}
              />
            </SimpleGrid>
            <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="xs">
              <NativeSelect
                name={`downloads.${index}.type`}
                label="Type"
                data={[...DOWNLOAD_TYPES]}
                {...form.getInputProps(`downloads.${index}.type`)}
              />
              <NativeSelect
                name={`downloads.${index}.language`}
                label="Langue"
                data={[...DOWNLOAD_LANGUAGES]}
                {...form.getInputProps(`downloads.${index}.language`)}
              />
              <TextInput
                name={`downloads.${index}.size`}
                label="Taille"
                placeholder="2.50 MB"
                {...withLimit(form.getInputProps(`downloads.${index}.size`), maxLengthOf(downloadSchema, "size"))}
              />
            </SimpleGrid>
          </Stack>
        )}
      </OrderedRows>
      <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => add(withKey(emptyDownload()), "name")}>
        Ajouter un document par son adresse
      </Button>
    </Stack>
  );
}
