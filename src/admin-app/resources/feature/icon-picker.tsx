import { Fieldset } from "@mantine/core";
import { FEATURE_ICONS, type FeatureIcon as IconName } from "#contracts/feature/feature-icons.ts";
import { FeatureIcon } from "./feature-icon.tsx";
import classes from "./icon-picker.module.css";

const NAMES: Record<IconName, string> = {
  home: "Maison",
  shield: "Bouclier",
  zap: "Éclair",
  settings: "Réglages",
  smartphone: "Téléphone",
  wifi: "Wi-Fi",
  thermometer: "Thermomètre",
  lightbulb: "Ampoule",
  camera: "Caméra",
  lock: "Cadenas",
};

/** The presets to choose a feature's icon from, and the stored one when it is none of them. Arrow keys go from one to the next. */
export function IconPicker({ icon, onChange }: { icon: string; onChange: (icon: string) => void }) {
  const others = icon === "" || FEATURE_ICONS.some((preset) => preset === icon) ? [] : [icon];
  const offered = [
    ...FEATURE_ICONS.map((preset) => ({ value: preset, name: NAMES[preset] })),
    ...others.map((value) => ({ value, name: value })),
  ];
  return (
    <Fieldset legend="Icône">
      <div className={classes.icons}>
        {offered.map(({ value, name }) => (
          <label key={value} className={classes.icon}>
            <input type="radio" name="icon" value={value} checked={value === icon} onChange={() => onChange(value)} />
            <FeatureIcon icon={value} />
            {name}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
