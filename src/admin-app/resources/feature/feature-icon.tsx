import {
  Camera,
  House,
  Lightbulb,
  Lock,
  type LucideIcon,
  Settings,
  Shield,
  Smartphone,
  Sparkles,
  Thermometer,
  Wifi,
  Zap,
} from "lucide-react";
import { useState } from "react";
import { FEATURE_ICONS, type FeatureIcon as IconName } from "#contracts/feature/feature-icons.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { Fieldset } from "@mantine/core";
import classes from "./feature-icon.module.css";

const LOOKS: Record<IconName, { label: string; Drawing: LucideIcon }> = {
  home: { label: "Maison", Drawing: House },
  shield: { label: "Bouclier", Drawing: Shield },
  zap: { label: "Éclair", Drawing: Zap },
  settings: { label: "Réglages", Drawing: Settings },
  smartphone: { label: "Téléphone", Drawing: Smartphone },
  wifi: { label: "Wi-Fi", Drawing: Wifi },
  thermometer: { label: "Thermomètre", Drawing: Thermometer },
  lightbulb: { label: "Ampoule", Drawing: Lightbulb },
  camera: { label: "Caméra", Drawing: Camera },
  lock: { label: "Cadenas", Drawing: Lock },
};

/** The icon of a feature: its own picture where it has one that loads, else the preset's drawing. Decorative: the title
 *  says it. */
export function FeatureIcon({ icon, icon_url = "", size = 22 }: { icon: string; icon_url?: string; size?: number }) {
  const [failedUrl, setFailedUrl] = useState("");
  if (icon_url !== "" && icon_url !== failedUrl)
    return <img src={normalizeImageUrl(icon_url)} alt="" width={size} height={size} onError={() => setFailedUrl(icon_url)} />;
  const name = FEATURE_ICONS.find((preset) => preset === icon);
  const Drawing = name ? LOOKS[name].Drawing : Sparkles;
  return <Drawing size={size} aria-hidden />;
}

/** The presets to choose a feature's icon from, and the stored one when it is none of them. Arrow keys go from one to
 *  the next. */
export function IconPicker({ icon, onChange }: { icon: string; onChange: (icon: string) => void }) {
  const others = icon === "" || FEATURE_ICONS.some((preset) => preset === icon) ? [] : [icon];
  const offered = [
    ...FEATURE_ICONS.map((preset) => ({ value: preset, name: LOOKS[preset].label })),
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
