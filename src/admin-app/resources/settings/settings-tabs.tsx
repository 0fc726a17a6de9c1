import { SimpleGrid, Stack, Fieldset, Text, Alert } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import { FormTabs } from "#admin-app/kit/layout/form-tabs.tsx";
import { useSettingsFormContext } from "./settings-form.ts";
import { listFaultyTabs, SETTINGS_TABS, type SettingsTab, TAB_LABELS, FIELD_LABELS } from "./settings-fields.ts";
import { ContactTab } from "#admin-app/resources/settings/tabs/contact-tab.tsx";
import { FaqTab } from "#admin-app/resources/settings/tabs/faq-tab.tsx";
import { MenuTab } from "#admin-app/resources/settings/tabs/menu-tab.tsx";
import { SearchTab } from "#admin-app/resources/settings/tabs/search-tab.tsx";
import { SettingText, SettingWords, SettingNumber } from "#admin-app/resources/settings/fields/setting-fields.tsx";
import { MomentField } from "#admin-app/kit/fields/moment-field.tsx";

const PARTS: Record<SettingsTab, ReactNode> = {
  company: <CompanyTab />,
  contact: <ContactTab />,
  place: <ShowroomTab />,
  figures: <FiguresTab />,
  legal: <LegalTab />,
  mails: <MailsTab />,
  search: <SearchTab />,
  banner: <BannerTab />,
  faq: <FaqTab />,
  menu: <MenuTab />,
};

/** The parts of the form, of which one is shown. */
export function SettingsTabs({
  current,
  onOpen,
  body,
}: {
  current: SettingsTab;
  onOpen: (tab: SettingsTab) => void;
  body: Ref<HTMLDivElement>;
}) {
  const faulty = listFaultyTabs(useSettingsFormContext().errors);
  const tabs = SETTINGS_TABS.map((name) => ({ name, label: TAB_LABELS[name], isFaulty: faulty.includes(name), part: PARTS[name] }));
  return <FormTabs label="Parties des réglages" tabs={tabs} current={current} onOpen={onOpen} body={body} />;
}

/** The announcement on every page, for a while. */
function BannerTab() {
  return (
    <Stack>
      <SettingWords name="banner_text" hint="En haut de chaque page, jusqu’à ce que le visiteur la ferme. Vide : pas d’annonce." />
      <SettingText name="banner_link" placeholder="/contact" hint="Où mène l’annonce. Vide : nulle part." />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <BannerMomentField name="banner_from" hint="Heure de Tunis. Vide : tout de suite." />
        <BannerMomentField name="banner_until" hint="Heure de Tunis. Vide : jusqu’à ce qu’on la retire." />
      </SimpleGrid>
    </Stack>
  );
}

/** The company's name, promise and profiles. */
function CompanyTab() {
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

/** The figures that the company claims. */
function FiguresTab() {
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Ces chiffres se montrent sur l’accueil, « Fonctionnalités » et « À propos ».
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        <SettingNumber name="homes" />
        <SettingNumber name="compatible_brands" />
        <SettingNumber name="experts" />
        <SettingNumber name="uptime_percent" />
        <SettingNumber name="energy_savings_percent" />
        <SettingNumber name="installation_hours" />
        <SettingNumber name="support_hours_per_day" />
        <SettingNumber name="support_days_per_week" />
        <SettingNumber name="first_fundraising_euros" />
      </SimpleGrid>
    </Stack>
  );
}

/** The sender of mails. */
function MailsTab() {
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

/** The showroom. */
function ShowroomTab() {
  return (
    <Stack>
      <SettingText name="street" required hint="Au bas de chaque page, sur la page Contact, dans les textes légaux et les e-mails." />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <SettingText name="postal_code" />
        <SettingText name="city" required />
        <SettingText name="country_code" required placeholder="TN" hint="Son code en deux lettres." />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SettingNumber name="latitude" hint="De -90 à 90, par exemple 35,8331." />
        <SettingNumber name="longitude" hint="De -180 à 180, par exemple 10,638." />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        Les coordonnées servent à l’itinéraire. Le plan dessiné de la page Contact est celui de la corniche de Sousse : il ne se montre pas
        pour un autre lieu.
      </Text>
    </Stack>
  );
}

/** A moment of the banner, or none. */
function BannerMomentField({ name, hint }: { name: "banner_from" | "banner_until"; hint: string }) {
  const form = useSettingsFormContext();
  return (
    <MomentField
      name={name}
      label={FIELD_LABELS[name]}
      hint={hint}
      input={form.getInputProps(name)}
      onMoment={(moment) => form.setFieldValue(name, moment)}
    />
  );
}

/** Facts that the legal texts must name. */
function LegalTab() {
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
