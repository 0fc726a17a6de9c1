import { Fieldset, Input, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { HOURS_MAX } from "#contracts/settings/settings.ts";
import { AddButton } from "#admin-app/kit/layout/action-button.tsx";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { DAYS } from "#admin-app/resources/settings/settings-fields.ts";
import { SettingText, SettingWords } from "../fields/setting-fields.tsx";
import { addKey, formRows } from "#admin-app/kit/order/form-rows.ts";
import { useSettingsFormContext } from "../settings-form.ts";

const DAY_OPTIONS = DAYS.map((label, index) => ({ value: String(index + 1), label }));

/** Contact details of the company, and its hours. */
export function ContactTab() {
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <SettingText name="email" required type="email" hint="Sur chaque page, et dans les textes légaux." />
        <SettingText name="phone" required type="tel" placeholder="+216 73 000 100" hint="Sur chaque page, avec l’indicatif du pays." />
        <SettingText name="whatsapp" type="tel" placeholder="+216 20 000 100" hint="Sur la page Contact. Vide : pas de WhatsApp." />
      </SimpleGrid>
      <Fieldset legend="Horaires">
        <HoursRows />
      </Fieldset>
      <SettingWords name="hours_note" hint="Sous les horaires, par exemple « Fermé les jours fériés »." />
    </Stack>
  );
}

function HoursRows() {
  const form = useSettingsFormContext();
  const rows = form.values.hours;
  const { add, ...moves } = formRows(form, "hours");
  const dayProps = (path: string, value: number) => ({
    ...form.getInputProps(path),
    value: String(value),
    onChange: (event: { currentTarget: HTMLSelectElement }) => form.setFieldValue(path, Number(event.currentTarget.value)),
    data: DAY_OPTIONS,
  });
  return (
    <Stack>
      <OrderedRows rows={rows} keyOf={({ key }) => key} nameOf={(_, index) => `la ligne ${index + 1} des horaires`} {...moves}>
        {({ from, to }, index) => (
          <SimpleGrid cols={{ base: 2, sm: 4 }}>
            <NativeSelect name={`hours.${index}.from`} label="Du" {...dayProps(`hours.${index}.from`, from)} />
            <NativeSelect name={`hours.${index}.to`} label="Au" {...dayProps(`hours.${index}.to`, to)} />
            <TextInput name={`hours.${index}.opens`} type="time" label="Ouvre à" {...form.getInputProps(`hours.${index}.opens`)} />
            <TextInput name={`hours.${index}.closes`} type="time" label="Ferme à" {...form.getInputProps(`hours.${index}.closes`)} />
          </SimpleGrid>
        )}
      </OrderedRows>
      {form.errors.hours !== undefined && <Input.Error role="alert">{form.errors.hours}</Input.Error>}
      <AddButton
        disabled={rows.length >= HOURS_MAX}
        onClick={() => add(addKey({ from: 1, to: 5, opens: "09:00", closes: "18:00" }), "from")}
      >
        Ajouter des horaires
      </AddButton>
    </Stack>
  );
}
