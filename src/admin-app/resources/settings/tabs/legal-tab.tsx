import { Alert, Fieldset, SimpleGrid, Stack } from "@mantine/core";
import { SettingText, SettingWords } from "../fields/setting-fields.tsx";

/** Facts that the legal texts must name. */
export function LegalTab() {
  return (
    <Stack>
      <Alert variant="light" color="ink">
        Les textes légaux disent que la société est imaginaire tant que la raison sociale, le registre ou le matricule fiscal sont ceux de
        l’exemple.
      </Alert>
      <SettingWords
        name="legal_form"
        hint="Derrière la raison sociale, dans les mentions légales."
        englishHint="Vide : les pages anglaises n’en disent rien."
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SettingText name="registration_number" />
        <SettingText name="tax_number" />
        <SettingText name="publication_director" required hint="Aussi dans « À propos »." />
      </SimpleGrid>
      <Fieldset legend="Hébergeur">
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <SettingText name="host_name" required />
          <SettingText name="host_address" required />
          <SettingText name="host_phone" type="tel" />
        </SimpleGrid>
      </Fieldset>
    </Stack>
  );
}
