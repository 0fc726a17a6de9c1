import { Fieldset, SimpleGrid, Stack, Textarea, TextInput, Alert } from "@mantine/core";
import { type Compliance, missingCompliance } from "#contracts/product/product-compliance.ts";
import { productInputSchema } from "#contracts/product/product.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";
import { formatMissing } from "#admin-app/resources/product/completeness/category-attributes.ts";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

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

/** Information that European law requires of a connected product that is sold at a distance. All of it may stay
 *  empty. */
export function ComplianceTab() {
  const form = useProductFormContext();
  const field = fieldProps(form, productInputSchema);
  return (
    <Stack>
      <ComplianceNotice compliance={{ ...form.getValues(), security_updates_until: form.getValues().security_updates_until || null }} />
      <Fieldset legend="Fabricant">
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              {...field("manufacturer_name")}
              description={"Vide\u202f: la société des réglages, dès que cet onglet dit autre chose."}
            />
            <TextInput {...field("manufacturer_contact")} description="Une adresse e-mail, ou celle d’une page de contact." />
          </SimpleGrid>
          <Textarea {...field("manufacturer_address")} autosize minRows={2} />
        </Stack>
      </Fieldset>
      <Fieldset legend="Personne responsable dans l’Union européenne">
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput {...field("responsible_name")} description="Quand le fabricant est établi hors de l’Union." />
            <TextInput {...field("responsible_contact")} description="Une adresse e-mail, ou celle d’une page de contact." />
          </SimpleGrid>
          <Textarea {...field("responsible_address")} autosize minRows={2} />
        </Stack>
      </Fieldset>
      <Textarea {...field("safety_warnings")} autosize minRows={3} maxRows={12} />
      <Textarea
        {...field("data_notice")}
        description="Ce que l’appareil enregistre, où, et comment y accéder et l’effacer."
        autosize
        minRows={3}
        maxRows={12}
      />
      <TextInput
        {...field("security_updates_until")}
        type="date"
        description="Le dernier jour où des mises à jour de sécurité sont garanties."
        maw={260}
      />
    </Stack>
  );
}
