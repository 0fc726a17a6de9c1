import { Button, Fieldset, Group, SimpleGrid, TextInput } from "@mantine/core";
import { slideInputSchema } from "#contracts/slide/slide.ts";
import { type TextForm } from "#admin-app/kit/fields/text-field.ts";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

/** Calls to action that the form offers. Source: SLIDE-5. */
const CTA_PRESETS = [
  { cta_text: "Demander une démo", cta_link: "/contact" },
  { cta_text: "Découvrir la sécurité intelligente", cta_link: "/fonctionnalites" },
  { cta_text: "Voir comment ça marche", cta_link: "/produits" },
  { cta_text: "Créer mes scénarios", cta_link: "/contact" },
];

/** The button of a slide: its text and where it leads, typed or taken from the usual ones. */
export function CtaFields({ form }: { form: TextForm<"cta_text" | "cta_link"> }) {
  const { cta_text, cta_link } = form.values;
  const field = fieldProps(form, slideInputSchema);
  return (
    <div>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field("cta_text")} required />
        <TextInput {...field("cta_link")} required placeholder="/contact" />
      </SimpleGrid>
      <Fieldset mt="sm" legend="Boutons prêts à l’emploi">
        <Group gap={6}>
          {CTA_PRESETS.map((preset) => (
            <Button
              key={preset.cta_text}
              size="compact-sm"
              radius="xl"
              variant={preset.cta_text === cta_text && preset.cta_link === cta_link ? "filled" : "default"}
              aria-pressed={preset.cta_text === cta_text && preset.cta_link === cta_link}
              onClick={() => {
                form.setFieldValue("cta_text", preset.cta_text);
                form.setFieldValue("cta_link", preset.cta_link);
              }}
            >
              {preset.cta_text}
            </Button>
          ))}
        </Group>
      </Fieldset>
    </div>
  );
}
