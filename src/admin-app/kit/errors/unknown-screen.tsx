import { MapPinOff } from "lucide-react";
import { DeadEnd } from "./dead-end.tsx";

/** Takes the place of the screen at an address that has none. */
export function UnknownScreen() {
  return (
    <DeadEnd
      title="Page introuvable"
      icon={<MapPinOff />}
      reason="Cette page n’existe pas"
      advice="Vérifiez l’adresse, ou choisissez un écran dans le menu."
    />
  );
}
