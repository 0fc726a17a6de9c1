import { Anchor, Button, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { DOWNLOAD_LANGUAGES, DOWNLOAD_TYPES, downloadSchema } from "#contracts/product/product-parts.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { maxLengthOf } from "#admin-app/fields/max-length-of.ts";
import { withLimit } from "#admin-app/fields/with-limit.ts";
import { useProductFormContext } from "#admin-app/product/product-form-context.ts";

/** « PDF · 2,50 Mo », of a size as the server computed it. */
function factsOf(url: string, size: string): string {
  const ending = /\.([a-z0-9]{2,4})$/i.exec(url)?.[1]?.toUpperCase();
  return [ending, size.replace(/^(\d+)\.(\d+) MB$/, "$1,$2 Mo")].filter(Boolean).join(" · ");
}

/** One document. Of a file sent here the URL and the size are known: they stand behind a button, and only where they are wrong in the way. */
export function DownloadFields({ index, url, size }: { index: number; url: string; size: string }) {
  const form = useProductFormContext();
  const path = `downloads.${index}` as const;
  const isFaulty = [`${path}.url`, `${path}.size`].some((field) => form.errors[field] !== undefined);
  // Not by what is being typed, which would take the field away under the person's hands.
  const [isOpen, setOpen] = useState(() => !url.startsWith("/uploads/"));
  const isShown = isOpen || isFaulty;
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
      {!isShown && (
        <Group gap="sm">
          <Text size="sm" c="dimmed" className="tabular">
            {factsOf(url, size)}
          </Text>
          <Anchor size="sm" href={url} target="_blank" rel="noopener noreferrer">
            Ouvrir
          </Anchor>
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
