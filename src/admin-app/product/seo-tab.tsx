import { Stack, Textarea, TextInput } from "@mantine/core";
import { BRAND } from "#contracts/shared/brand.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { CharacterHint } from "#admin-app/fields/character-hint.tsx";
import { SearchPreview } from "#admin-app/fields/search-preview.tsx";
import { FIELD_LABELS } from "./product-fields.ts";
import { useProductFormContext } from "./product-form-context.ts";

/** Lengths that search engines show whole, in characters. Source: specification §5 « SEO hints ». */
const META_TITLE = { from: 50, to: 60 };
const META_DESCRIPTION = { from: 150, to: 160 };

const WORDS_BELOW = ["label", "input", "description", "error"] as const;

/** How search engines present the product. Left empty, its title and short description stand in. */
export function SeoTab() {
  const form = useProductFormContext();
  const { title, slug, short_description, meta_title, meta_description } = form.values;
  return (
    <Stack gap="lg">
      <TextInput
        name="meta_title"
        label={FIELD_LABELS.meta_title}
        placeholder={title}
        description={<CharacterHint length={meta_title.length} {...META_TITLE} />}
        inputWrapperOrder={[...WORDS_BELOW]}
        maxLength={MAX_LENGTH.meta_title}
        {...form.getInputProps("meta_title")}
      />
      <Textarea
        name="meta_description"
        label={FIELD_LABELS.meta_description}
        placeholder={short_description}
        description={<CharacterHint length={meta_description.length} {...META_DESCRIPTION} />}
        inputWrapperOrder={[...WORDS_BELOW]}
        autosize
        minRows={3}
        maxLength={MAX_LENGTH.meta_description}
        {...form.getInputProps("meta_description")}
      />
      <SearchPreview
        title={meta_title.trim() || `${title.trim() || "Titre du produit"} — ${BRAND.name}`}
        path={`/produits/${slug}`}
        description={meta_description.trim() || short_description.trim() || "La description courte du produit."}
      />
    </Stack>
  );
}
