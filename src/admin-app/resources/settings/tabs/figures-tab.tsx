import { SimpleGrid, Stack, Text } from "@mantine/core";
import { SettingNumber } from "../fields/setting-fields.tsx";

/** What the company claims of itself. */
export function FiguresTab() {
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Ces chiffres se montrent sur l’accueil, « Fonctionnalités » et « À propos ».
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        <SettingNumber name="homes" />
        <SettingNumber name="compatible_brands" />
        <SettingNumber name="experts" />
        <SettingNumber name="uptime_percent" decimals={2} />
        <SettingNumber name="energy_savings_percent" decimals={1} />
        <SettingNumber name="installation_hours" />
        <SettingNumber name="support_hours_per_day" />
        <SettingNumber name="support_days_per_week" />
        <SettingNumber name="first_fundraising_euros" />
      </SimpleGrid>
    </Stack>
  );
}
