import { Anchor, Button, Stack, Text, Group, NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { Fragment, useState } from "react";
import { type Download, documentSlugOf, DOWNLOAD_LANGUAGES, DOWNLOAD_TYPES, downloadSchema } from "#contracts/product/product-parts.ts";
import type { Product } from "#contracts/product/product.ts";
import { inLanguage, LANGUAGES } from "#contracts/shared/language.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { AddButton } from "#admin-app/kit/layout/action-button.tsx";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { PDF_UPLOAD } from "#admin-app/kit/uploads/upload-targets.ts";
import { UploadZone } from "#admin-app/kit/uploads/upload-zone.tsx";
import type { Uploads } from "#admin-app/kit/uploads/use-uploads.ts";
import { MediaPickerButton } from "#admin-app/kit/media/media-picker.tsx";
import { downloadOf, emptyDownload, fileOf } from "#admin-app/resources/product/fields/download.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";
import { addKey, formRows } from "#admin-app/kit/order/form-rows.ts";
import { SLUG_MAX_LENGTH } from "#contracts/shared/slug.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import type { PickedMedia } from "#admin-app/kit/media/picked-media.ts";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

/** Links to the datasheets that the server makes, in the site's languages. */
function DatasheetLinks({ page }: { page: string }) {
  return (
    <Text size="sm" c="dimmed">
      Une fiche produit est établie d’après ce qui est enregistré{"\u202f"}:{" "}
      {LANGUAGES.map((language, index) => (
        <Fragment key={language}>
          {index > 0 && ", "}
          <Anchor href={inLanguage(language, `${page}/fiche.pdf`)} underline="always" target="_blank" rel="noopener noreferrer">
            {LANGUAGE_IN_FRENCH[language]}
          </Anchor>
        </Fragment>
      ))}
      .
    </Text>
  );
}

/** Documents that visitors may download: PDFs sent here, or named by their URL. `shown` is the product as it is stored,
 *  where visitors see it. */
export function DownloadsTab({ uploads, shown }: { uploads: Uploads; shown: Product | undefined }) {
  const form = useProductFormContext();
  const { add, ...moves } = formRows(form, "downloads");
  const page = shown && `/produits/${shown.slug}`;

  function lastingUrlOf({ slug }: Download): string | undefined {
    return shown?.downloads.some((stored) => stored.slug === slug) ? `${page}/documents/${slug}` : undefined;
  }

  return (
    <Stack>
      {page && <DatasheetLinks page={page} />}
      <UploadZone label="Déposez des PDF, ou choisissez-les" hint="PDF, 10 Mo au plus chacun." kind={PDF_UPLOAD} uploads={uploads} />
      <MediaPickerButton kind="pdf" onPick={(pdf) => form.insertListItem("downloads", addKey(downloadOf(pdf.originalName, pdf)))} />
      <OrderedRows
        rows={form.values.downloads}
        keyOf={({ key }) => key}
        nameOf={({ name }, index) => name || `le document ${index + 1}`}
        {...moves}
      >
        {(download, index) => <DownloadFields index={index} download={download} lastingUrl={lastingUrlOf(download)} />}
      </OrderedRows>
      <AddButton onClick={() => add(addKey(emptyDownload()), "name")}>Ajouter un document par son adresse</AddButton>
    </Stack>
  );
}

/** « PDF · 2,50 Mo », of a size as the server computed it. */
function formatFacts(url: string, size: string): string {
  const ending = /\.([a-z0-9]{2,4})$/i.exec(url)?.[1]?.toUpperCase();
  return [ending, size.replace(/^(\d+)\.(\d+) MB$/, "$1,$2 Mo")].filter(Boolean).join(" · ");
}

type DownloadFieldsProps = {
  index: number;
  download: Pick<Download, "name" | "url" | "size">;
  /** URL of the stored document for visitors, whatever its file. */
  lastingUrl: string | undefined;
};

/** One document. Of a file sent here the URL and the size are known: they stand behind a button, and only where they
 *  are wrong in the way. */
function DownloadFields({ index, download: { name, url, size }, lastingUrl }: DownloadFieldsProps) {
  const form = useProductFormContext();
  const path = `downloads.${index}` as const;
  const field = fieldProps(form, downloadSchema, path);
  const isFaulty = [`${path}.url`, `${path}.size`].some((field) => form.errors[field] !== undefined);
  // Not by what is being typed, which would take the field away under the person's hands.
  const [isOpen, setOpen] = useState(() => !url.startsWith("/uploads/"));
  const isShown = isOpen || isFaulty;

  /** A new file is another version of the same document: which one, the person goes on to say. */
  function handleReplace(picked: PickedMedia) {
    for (const [field, value] of Object.entries(fileOf(picked))) form.setFieldValue(`${path}.${field}`, value);
    form.getInputNode(`${path}.version`)?.focus();
  }

  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs">
        <TextInput {...field("name")} required />
        <NativeSelect {...field("type")} data={[...DOWNLOAD_TYPES]} />
        <NativeSelect {...field("language")} data={[...DOWNLOAD_LANGUAGES]} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs">
        <TextInput {...field("version")} placeholder="2.1" />
        <TextInput {...field("date")} type="date" />
        <TextInput
          name={`${path}.slug`}
          label="Lien permanent"
          placeholder={documentSlugOf(name)}
          {...withLimit(form.getInputProps(`${path}.slug`), SLUG_MAX_LENGTH)}
        />
      </SimpleGrid>
      {!isShown && (
        <Group gap="sm">
          <Text size="sm" c="dimmed" className="tabular">
            {formatFacts(url, size)}
          </Text>
          <Anchor size="sm" href={url} target="_blank" rel="noopener noreferrer">
            Ouvrir
          </Anchor>
          {lastingUrl && (
            <Anchor size="sm" href={lastingUrl} target="_blank" rel="noopener noreferrer">
              Lien permanent
            </Anchor>
          )}
          <MediaPickerButton kind="pdf" label="Remplacer le fichier" onPick={handleReplace} />
          <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
            Modifier l’adresse ou la taille
          </Button>
        </Group>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" hidden={!isShown} display={isShown ? undefined : "none"}>
        <TextInput
          name={`${path}.url`}
          label="Adresse"
          type="url"
          required
          {...withLimit(form.getInputProps(`${path}.url`), MAX_LENGTH.url)}
        />
        <TextInput {...field("size")} placeholder="2.50 MB" />
      </SimpleGrid>
    </Stack>
  );
}
