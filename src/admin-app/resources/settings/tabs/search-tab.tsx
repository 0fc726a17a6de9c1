import { Fieldset, Stack, Switch } from "@mantine/core";
import { ImageField } from "#admin-app/kit/fields/image-field.tsx";
import { SearchPreview } from "#admin-app/kit/fields/seo-fields.tsx";
import { SettingWords } from "../fields/setting-fields.tsx";
import { CRAWLER_KINDS, type CrawlerKind } from "#contracts/settings/crawlers.ts";
import { FIELD_LABELS } from "../settings-fields.ts";
import { useSettingsFormContext } from "#admin-app/resources/settings/settings-form.ts";

/** Explanation of each switch. */
const CRAWLER_HINTS: Record<CrawlerKind, string> = {
  search: "Google, Bing et les autres vous trouvent. Éteint\u202f: le site sort peu à peu de leurs résultats.",
  answer: "ChatGPT, Claude ou Perplexity lisent vos pages pour répondre à une question, et les citent.",
  training: "Vos textes peuvent servir à construire de prochains modèles, sans être cités.",
};

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
        input={form.getInputProps("image_url")}
        onUrl={(url) => form.setFieldValue("image_url", url)}
        legend={`${FIELD_LABELS.image_url} (où une page n’a pas la sienne)`}
        recommended="1200 × 630"
        ratio={1200 / 630}
      />
      <Fieldset legend="Programmes qui lisent le site">
        <Stack>
          {CRAWLER_KINDS.map((kind) => (
            <Switch
              key={kind}
              name={`allows_${kind}`}
              label={FIELD_LABELS[`allows_${kind}`]}
              description={CRAWLER_HINTS[kind]}
              {...form.getInputProps(`allows_${kind}`, { type: "checkbox" })}
            />
          ))}
        </Stack>
      </Fieldset>
    </Stack>
  );
}
