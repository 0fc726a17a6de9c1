import { SimpleGrid, Stack } from "@mantine/core";
import { MomentField } from "../fields/moment-field.tsx";
import { SettingText, SettingWords } from "../fields/setting-fields.tsx";

/** What is announced on every page, for a while. */
export function BannerTab() {
  return (
    <Stack>
      <SettingWords name="banner_text" hint="Au bas de la fenêtre, jusqu’à ce que le visiteur la ferme. Vide : pas d’annonce." />
      <SettingText name="banner_link" placeholder="/contact" hint="Où mène l’annonce. Vide : nulle part." />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MomentField name="banner_from" hint="Heure de Tunis. Vide : tout de suite." />
        <MomentField name="banner_until" hint="Heure de Tunis. Vide : jusqu’à ce qu’on la retire." />
      </SimpleGrid>
    </Stack>
  );
}
