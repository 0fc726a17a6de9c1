import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { Lock } from "lucide-react";

/** A password, which its person may look at while they type it. */
export function PasswordField(props: PasswordInputProps & { name: string; label: string }) {
  return (
    <PasswordInput
      leftSection={<Lock size={18} aria-hidden />}
      visibilityToggleButtonProps={{ "aria-label": "Afficher le mot de passe" }}
      visibilityToggleFocusable
      required
      {...props}
    />
  );
}
