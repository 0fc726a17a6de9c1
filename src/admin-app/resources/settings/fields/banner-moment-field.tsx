import { MomentField } from "#admin-app/kit/fields/moment-field.tsx";
import { FIELD_LABELS } from "../settings-fields.ts";
import { useSettingsFormContext } from "#admin-app/resources/settings/settings-form.ts";

/** A moment of the banner, or none. */
export function BannerMomentField({ name, hint }: { name: "banner_from" | "banner_until"; hint: string }) {
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
