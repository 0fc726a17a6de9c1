import { KeyRound } from "lucide-react";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";

/** Has the browser ask for a passkey. */
export function PasskeyButton({ onPress, isPending }: { onPress: () => void; isPending: boolean }) {
  return (
    <ActionButton
      type="button"
      variant="default"
      size="md"
      fullWidth
      leftSection={<KeyRound size={18} aria-hidden />}
      loading={isPending}
      onClick={onPress}
    >
      Utiliser une clé d’accès
    </ActionButton>
  );
}
