import { Anchor, Button, Stack, Text } from "@mantine/core";
import { Plus } from "lucide-react";
import { Fragment } from "react";
import type { Download } from "#contracts/product/product-parts.ts";
import type { Product } from "#contracts/product/product.ts";
import { inLanguage, LANGUAGES } from "#contracts/shared/language.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { PDF_UPLOAD } from "#admin-app/kit/uploads/upload-targets.ts";
import { UploadZone } from "#admin-app/kit/uploads/upload-zone.tsx";
import type { Uploads } from "#admin-app/kit/uploads/use-uploads.ts";
import { MediaPickerButton } from "#admin-app/kit/media/media-picker.tsx";
import { DownloadFields } from "../fields/download-fields.tsx";
import { downloadOf, emptyDownload } from "../fields/download.ts";
import { withKey } from "../product-form.ts";
import { useRows } from "./use-rows.ts";

/** The sheets that the server makes, in the site's languages. */
function MadeSheets({ page }: { page: string }) {
  return (
    <Text size="sm" c="dimmed">
      Une fiche produit est établie d’après ce qui est enregistré{"\u202f"}:{" "}
      {LANGUAGES.map((language, index) => (
        <Fragment key={language}>
          {index > 0 && ", "}
          <Anchor href={`${inLanguage(language, page)}/fiche.pdf`} underline="always" target="_blank" rel="noopener noreferrer">
            {LANGUAGE_IN_FRENCH[language]}
          </Anchor>
        </Fragment>
      ))}
      .
    </Text>
  );
}

/** `shown`: the product as it is stored, where visitors see it. Documents that visitors may download: PDFs sent here, or named by their URL. */
export function DownloadsTab({ uploads, shown }: { uploads: Uploads; shown: Product | undefined }) {
  const { form, rows, add, ...moves } = useRows("downloads");
  const page = shown && `/produits/${shown.slug}`;

  function lastingUrlOf({ slug }: Download): string | undefined {
    return shown?.downloads.some((stored) => stored.slug === slug) ? `${page}/documents/${slug}` : undefined;
  }

  return (
    <Stack>
      {page && <MadeSheets page={page} />}
      <UploadZone label="Déposez des PDF, ou choisissez-les" hint="PDF, 10 Mo au plus chacun." kind={PDF_UPLOAD} uploads={uploads} />
      <MediaPickerButton kind="pdf" onPick={(pdf) => form.insertListItem("downloads", withKey(downloadOf(pdf.originalName, pdf)))} />
      <OrderedRows rows={rows} keyOf={({ key }) => key} nameOf={({ name }, index) => name || `le document ${index + 1}`} {...moves}>
        {(download, index) => <DownloadFields index={index} download={download} lastingUrl={lastingUrlOf(download)} />}
      </OrderedRows>
      <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => add(withKey(emptyDownload()), "name")}>
        Ajouter un document par son adresse
      </Button>
    </Stack>
  );
}
