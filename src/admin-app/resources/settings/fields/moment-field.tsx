import { TextInput } from "@mantine/core";
import { fromLocalInput, toLocalInput } from "#admin-app/kit/layout/brand.ts";
import { FIELD_LABELS } from "../settings-fields.ts";
import { useSettingsFormContext } from "#admin-app/resources/settings/settings-form.ts";

/** No date, so that the contract refuses it: half a date must not be taken for none. */
const INCOMPLETE = "incomplete";

/** A moment by the clocks of Tunis, or none. */
export function MomentField({ name, hint }: { name: "banner_from" | "banner_until"; hint: string }) {
  const form = useSettingsFormContext();
  const { error, ...props } = form.getInputProps(name);
  const stored = form.values[name];
  const shown = toLocalInput(stored);

  function handle({ value, validity }: HTMLInputElement) {
    const isUntouched = value === shown && stored !== INCOMPLETE;
    if (validity.badInput) form.setFieldValue(name, INCOMPLETE);
    else if (!isUntouched) form.setFieldValue(name, fromLocalInput(value));
  }

  return (
    <TextInput
      {...props}
      name={name}
      type="datetime-local"
      label={FIELD_LABELS[name]}
      description={hint}
      min="2000-01-01T00:00"
      max="2100-12-31T23:59"
      value={shown}
      error={stored === INCOMPLETE ? "Complétez la date et l’heure." : error}
      onChange={(event) => handle(event.currentTarget)}
      onBlur={(event) => handle(event.currentTarget)}
    />
  );
}
