import { SimpleGrid, Stack, Text } from "@mantine/core";
import { SettingNumber, SettingText } from "../fields/setting-fields.tsx";

/** Where the company receives. */
export function PlaceTab() {
  return (
    <Stack>
      <SettingText name="street" required hint="Au bas de chaque page, sur la page Contact, dans les textes légaux et les e-mails." />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <SettingText name="postal_code" />
        <SettingText name="city" required />
        <SettingText name="country_code" required placeholder="TN" hint="Son code en deux lettres." />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SettingNumber name="latitude" decimals={6} hint="De -90 à 90, par exemple 35,8331." />
        <SettingNumber name="longitude" decimals={6} hint="De -180 à 180, par exemple 10,638." />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        Les coordonnées servent à l’itinéraire. Le plan dessiné de la page Contact est celui de la corniche de Sousse : il ne se montre pas
        pour un autre lieu.
      </Text>
    </Stack>
  );
}
