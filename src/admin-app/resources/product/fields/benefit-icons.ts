import {
  Battery,
  Bell,
  Cable,
  Calendar,
  Camera,
  Car,
  Clock,
  CloudRain,
  Dog,
  Droplets,
  Eye,
  EyeOff,
  Gauge,
  Gem,
  Grip,
  Hand,
  House,
  KeyRound,
  Layers,
  Leaf,
  Lightbulb,
  Lock,
  type LucideIcon,
  MapPin,
  Moon,
  MoonStar,
  Palette,
  Plug,
  Radio,
  Ruler,
  Settings,
  Shield,
  SlidersHorizontal,
  Smartphone,
  Sun,
  Thermometer,
  Users,
  Wifi,
  Wind,
  Wrench,
  Zap,
} from "lucide-react";
import { BENEFIT_ICONS, type BenefitIcon } from "#contracts/product/benefit-icons.ts";
import { normalize } from "#contracts/shared/normalize.ts";

type IconLook = { label: string; Drawing: LucideIcon };

/** Labels and drawings of the icons of a benefit. */
export const BENEFIT_ICON_LOOKS: Record<BenefitIcon, IconLook> = {
  battery: { label: "Batterie", Drawing: Battery },
  bell: { label: "Cloche", Drawing: Bell },
  cable: { label: "Câble", Drawing: Cable },
  calendar: { label: "Calendrier", Drawing: Calendar },
  camera: { label: "Caméra", Drawing: Camera },
  car: { label: "Voiture", Drawing: Car },
  clock: { label: "Horloge", Drawing: Clock },
  "cloud-rain": { label: "Pluie", Drawing: CloudRain },
  dog: { label: "Chien", Drawing: Dog },
  droplets: { label: "Gouttes", Drawing: Droplets },
  eye: { label: "Œil", Drawing: Eye },
  "eye-off": { label: "Œil barré", Drawing: EyeOff },
  gauge: { label: "Jauge", Drawing: Gauge },
  gem: { label: "Pierre", Drawing: Gem },
  grip: { label: "Grille", Drawing: Grip },
  hand: { label: "Main", Drawing: Hand },
  house: { label: "Maison", Drawing: House },
  "key-round": { label: "Clé", Drawing: KeyRound },
  layers: { label: "Couches", Drawing: Layers },
  leaf: { label: "Feuille", Drawing: Leaf },
  lightbulb: { label: "Ampoule", Drawing: Lightbulb },
  lock: { label: "Cadenas", Drawing: Lock },
  "map-pin": { label: "Lieu", Drawing: MapPin },
  moon: { label: "Lune", Drawing: Moon },
  "moon-star": { label: "Nuit", Drawing: MoonStar },
  palette: { label: "Palette", Drawing: Palette },
  plug: { label: "Prise", Drawing: Plug },
  radio: { label: "Ondes", Drawing: Radio },
  ruler: { label: "Règle", Drawing: Ruler },
  settings: { label: "Réglages", Drawing: Settings },
  shield: { label: "Bouclier", Drawing: Shield },
  "sliders-horizontal": { label: "Curseurs", Drawing: SlidersHorizontal },
  smartphone: { label: "Téléphone", Drawing: Smartphone },
  sun: { label: "Soleil", Drawing: Sun },
  thermometer: { label: "Thermomètre", Drawing: Thermometer },
  users: { label: "Personnes", Drawing: Users },
  wifi: { label: "Wi-Fi", Drawing: Wifi },
  wind: { label: "Vent", Drawing: Wind },
  wrench: { label: "Clé à molette", Drawing: Wrench },
  zap: { label: "Éclair", Drawing: Zap },
};

/** Finds the drawing and label of an icon; nothing for an emoji. */
export function lookOf(icon: string): IconLook | undefined {
  const name = BENEFIT_ICONS.find((known) => known === icon);
  return name && BENEFIT_ICON_LOOKS[name];
}

/** Finds the typed icon: by its French name, or as it is. « Clé » with a space after it is not yet « Clé à molette
 *  ». */
export function iconTyped(words: string): string {
  if (words !== words.trim()) return words;
  return BENEFIT_ICONS.find((name) => normalize(BENEFIT_ICON_LOOKS[name].label) === normalize(words)) ?? words;
}
