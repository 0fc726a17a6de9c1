import { SimpleGrid, Stack, Text } from "@mantine/core";
import { SettingText } from "../fields/setting-fields.tsx";

/** From whom mails come. */
export function MailsTab() {
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SettingText name="mail_name" hint="Vide : le nom de l’entreprise." />
        <SettingText name="mail_address" type="email" hint="Vide : celle du serveur (CONTACT_EMAIL), sinon l’e-mail de contact." />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        Les demandes du formulaire de contact arrivent à cette adresse. Votre fournisseur d’e-mails doit l’accepter comme expéditeur.
      </Text>
    </Stack>
  );
}
