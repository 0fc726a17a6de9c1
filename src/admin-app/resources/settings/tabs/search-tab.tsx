import { Stack } from "@mantine/core";
import { ImageField } from "#admin-app/kit/fields/image-field.tsx";
import { SearchPreview } from "#admin-app/kit/fields/seo-fields.tsx";
import { SettingWords } from "../fields/setting-fields.tsx";
import { FIELD_LABELS } from "../settings-fields.ts";
import { useSettingsFormContext } from "#admin-app/resources/settings/settings-form.ts";

/** Presentation of the site in search engines and shared links. */
export function SearchTab() {
  const form = useSettingsFormContext();
  const { name, tagline, meta_description } = form.values;
  return (
    <Stack>
      <SettingWords
        name="meta_description"
        isLong
        hint="De l’accueil. Vide : un texte qui vient avec le site."
        englishHint="Vide : un texte qui vient avec le site."
      />
      <SearchPreview title={`${name} – ${tagline}`} path="/" description={meta_description || "La description de l’accueil."} />
      <ImageField
        form={form}
        legend={`${FIELD_LABELS.image_url} (où une page n’a pas la sienne)`}
        recommended="1200 × 630"
        ratio={1200 / 630}
      />
    </Stack>
  );
}
