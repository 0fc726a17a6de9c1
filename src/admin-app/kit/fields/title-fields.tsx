import { ActionIcon, SimpleGrid, TextInput, Tooltip } from "@mantine/core";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { SLUG_MAX_LENGTH, slugify } from "#contracts/shared/slug.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { type TextForm, withLimit } from "./text-field.ts";

/** Whether the slug of a form follows its title: while it is new and no other slug was typed, and again once it is
 *  regenerated. The URL of what exists is known to visitors and search engines: it follows only when asked to. */
export function useFollowedTitle({ values }: Pick<TextForm<"title" | "slug">, "values">, isNew: boolean) {
  return useState(() => isNew && values.slug === slugify(values.title));
}

/** Title and slug. The slug follows the title until it is edited by hand; the button makes it follow again.
 *  Source: FORM-2. */
export function TitleFields({
  form,
  followsTitle,
  onFollowTitle,
}: {
  form: TextForm<"title" | "slug">;
  followsTitle: boolean;
  onFollowTitle: (follows: boolean) => void;
}) {
  function handleTitle(title: string) {
    form.setFieldValue("title", title);
    if (followsTitle) form.setFieldValue("slug", slugify(title));
  }

  function handleSlug(typed: string) {
    onFollowTitle(false);
    form.setFieldValue("slug", typed);
  }

  function handleRegenerate() {
    onFollowTitle(true);
    form.setFieldValue("slug", slugify(form.values.title));
  }

  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        name="title"
        label="Titre"
        required
        data-autofocus
        {...withLimit(form.getInputProps("title"), MAX_LENGTH.title)}
        onChange={(event) => handleTitle(event.currentTarget.value)}
      />
      <TextInput
        name="slug"
        label="Slug"
        required
        spellCheck={false}
        autoCapitalize="none"
        {...withLimit(form.getInputProps("slug"), SLUG_MAX_LENGTH)}
        onChange={(event) => handleSlug(event.currentTarget.value)}
        rightSection={
          <Tooltip label="Régénérer à partir du titre">
            <ActionIcon variant="subtle" color="gray" onClick={handleRegenerate} aria-label="Régénérer le slug à partir du titre">
              <RefreshCw size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        }
      />
    </SimpleGrid>
  );
}
