import { Fieldset, SimpleGrid, Stack } from "@mantine/core";
import { SettingNumber, SettingText, SettingWords } from "../fields/setting-fields.tsx";

/** Who the company is, and where it is found elsewhere. */
export function CompanyTab() {
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SettingText name="name" required hint="En tête de chaque page, dans son titre et dans les e-mails." />
        <SettingText name="legal_name" required hint="Au bas de chaque page, dans les textes légaux et les e-mails." />
      </SimpleGrid>
      <SettingWords name="tagline" required hint="Sur l’accueil, et au bas de chaque page." />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SettingNumber name="founded" hint="Au bas de chaque page, et dans « À propos »." />
        <SettingText name="cloud_login" required type="url" placeholder="https://…" hint="Où mène le bouton « CONNEXION »." />
      </SimpleGrid>
      <Fieldset legend="Réseaux sociaux">
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <SettingText name="facebook" type="url" placeholder="https://…" />
          <SettingText name="instagram" type="url" placeholder="https://…" />
          <SettingText name="linkedin" type="url" placeholder="https://…" />
        </SimpleGrid>
      </Fieldset>
    </Stack>
  );
}
