import { Lock } from "lucide-react";
import { DeadEnd } from "./dead-end.tsx";

/** Takes the place of a screen that the signed-in person's role may not open. */
export function ForbiddenScreen() {
  return (
    <DeadEnd
      title="Accès réservé"
      icon={<Lock />}
      reason="Votre rôle n’ouvre pas cet écran"
      advice="Demandez à un administrateur de faire ce changement, ou de vous donner un autre rôle."
    />
  );
}
