import { ActionIcon, SimpleGrid, TextInput, Tooltip } from "@mantine/core";
import { RefreshCw } from "lucide-react";
import { SLUG_MAX_LENGTH, slugify } from "#contracts/shared/slug.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { FIELD_LABELS } from "./product-fields.ts";
import { useProductFormContext } from "./product-form-context.ts";

/** Title and slug. The slug follows the title until it is edited by hand; the button makes it follow again. */
export function TitleFields({ followsTitle, onFollowTitle }: { followsTitle: boolean; onFollowTitle: (follows: boolean) => void }) {
  const form = useProductFormContext();

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
    form.setFieldValue("slug", slugify(form.getValues().title));
  }

  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        name="title"
        label={FIELD_LABELS.title}
        required
        maxLength={MAX_LENGTH.title}
        data-autofocus
        {...form.getInputProps("title")}
        onChange={(event) => handleTitle(event.currentTarget.value)}
      />
      <TextInput
        name="slug"
        label={FIELD_LABELS.slug}
        required
        maxLength={SLUG_MAX_LENGTH}
        spellCheck={false}
        autoCapitalize="none"
        {...form.getInputProps("slug")}
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
