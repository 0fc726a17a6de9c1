import { Fieldset, SimpleGrid, Stack, Textarea, TextInput, Alert } from "@mantine/core";
import { type Compliance, missingCompliance } from "#contracts/product/product-compliance.ts";
import { productInputSchema } from "#contracts/product/product.ts";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { FIELD_LABELS } from "../product-fields.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";
import { formatMissing } from "#admin-app/resources/product/completeness/category-attributes.ts";

/** Lists the facts that the law still asks of a product; nothing where it says all of it. */
function ComplianceNotice({ compliance }: { compliance: Compliance }) {
  const missing = missingCompliance(compliance);
  if (missing.length === 0) return null;
  return (
    <Alert color="yellow" role="note">
      Le règlement européen sur la sécurité des produits (article 19) demande encore{"\u202f"}: {formatMissing(missing)}.
    </Alert>
  );
}

type TextField = Exclude<keyof Compliance, "security_updates_until">;

/** Information that European law requires of a connected product that is sold at a distance. All of it may stay
 *  empty. */
export function ComplianceTab() {
  const form = useProductFormContext();
  const textProps = (name: TextField) => ({
    name,
    label: FIELD_LABELS[name],
    ...withLimit(form.getInputProps(name), maxLengthOf(productInputSchema, name)),
  });
  return (
    <Stack>
      <ComplianceNotice compliance={{ ...form.getValues(), security_updates_until: form.getValues().security_updates_until || null }} />
      <Fieldset legend="Fabricant">
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              {...textProps("manufacturer_name")}
              description={"Vide\u202f: la société des réglages, dès que cet onglet dit autre chose."}
            />
            <TextInput {...textProps("manufacturer_contact")} description="Une adresse e-mail, ou celle d’une page de contact." />
          </SimpleGrid>
          <Textarea {...textProps("manufacturer_address")} autosize minRows={2} />
        </Stack>
      </Fieldset>
      <Fieldset legend="Personne responsable dans l’Union européenne">
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput {...textProps("responsible_name")} description="Quand le fabricant est établi hors de l’Union." />
            <TextInput {...textProps("responsible_contact")} description="Une adresse e-mail, ou celle d’une page de contact." />
          </SimpleGrid>
          <Textarea {...textProps("responsible_address")} autosize minRows={2} />
        </Stack>
      </Fieldset>
      <Textarea {...textProps("safety_warnings")} autosize minRows={3} maxRows={12} />
      <Textarea
        {...textProps("data_notice")}
        description="Ce que l’appareil enregistre, où, et comment y accéder et l’effacer."
        autosize
        minRows={3}
        maxRows={12}
      />
      <TextInput
        name="security_updates_until"
        type="date"
        label={FIELD_LABELS.security_updates_until}
        description="Le dernier jour où des mises à jour de sécurité sont garanties."
        maw={260}
        {...form.getInputProps("security_updates_until")}
      />
    </Stack>
  );
}
