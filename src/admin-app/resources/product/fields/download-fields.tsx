import { Anchor, Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { documentSlugOf, type Download, DOWNLOAD_LANGUAGES, DOWNLOAD_TYPES, downloadSchema } from "#contracts/product/product-parts.ts";
import { SLUG_MAX_LENGTH } from "#contracts/shared/slug.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { fileOf } from "./download.ts";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit } from "#admin-app/kit/fields/with-limit.ts";
import { MediaPickerButton } from "#admin-app/kit/media/media-picker.tsx";
import type { PickedMedia } from "#admin-app/kit/media/picked-media.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";

/** « PDF · 2,50 Mo », of a size as the server computed it. */
function factsOf(url: string, size: string): string {
  const ending = /\.([a-z0-9]{2,4})$/i.exec(url)?.[1]?.toUpperCase();
  return [ending, size.replace(/^(\d+)\.(\d+) MB$/, "$1,$2 Mo")].filter(Boolean).join(" · ");
}

type DownloadFieldsProps = {
  index: number;
  download: Pick<Download, "name" | "url" | "size">;
  /** Where visitors find it as it is stored, whatever its file. */
  lastingUrl: string | undefined;
};

/** One document. Of a file sent here the URL and the size are known: they stand behind a button, and only where they are wrong in the way. */
export function DownloadFields({ index, download: { name, url, size }, lastingUrl }: DownloadFieldsProps) {
  const form = useProductFormContext();
  const path = `downloads.${index}` as const;
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
        <TextInput
          name={`${path}.name`}
          label="Nom"
          required
          {...withLimit(form.getInputProps(`${path}.name`), maxLengthOf(downloadSchema, "name"))}
        />
        <NativeSelect name={`${path}.type`} label="Type" data={[...DOWNLOAD_TYPES]} {...form.getInputProps(`${path}.type`)} />
        <NativeSelect name={`${path}.language`} label="Langue" data={[...DOWNLOAD_LANGUAGES]} {...form.getInputProps(`${path}.language`)} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs">
        <TextInput
          name={`${path}.version`}
          label="Version"
          placeholder="2.1"
          {...withLimit(form.getInputProps(`${path}.version`), maxLengthOf(downloadSchema, "version"))}
        />
        <TextInput name={`${path}.date`} label="Date" type="date" {...form.getInputProps(`${path}.date`)} />
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
            {factsOf(url, size)}
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
        <TextInput
          name={`${path}.size`}
          label="Taille"
          placeholder="2.50 MB"
          {...withLimit(form.getInputProps(`${path}.size`), maxLengthOf(downloadSchema, "size"))}
        />
      </SimpleGrid>
    </Stack>
  );
}
