import { PasswordInput, type PasswordInputProps, TextInput } from "@mantine/core";
import { Lock } from "lucide-react";
import type { Ref } from "react";

/** A password, which its person may look at while they type it. */
export function PasswordField(props: PasswordInputProps & { name: string; label: string; ref?: Ref<HTMLInputElement> }) {
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

type Props = { value: string; onChange: (value: string) => void; hasApp: boolean; ref?: Ref<HTMLInputElement> };

/** The code of an authenticator app, or a recovery code. */
export function CodeField({ value, onChange, hasApp, ref }: Props) {
  return (
    <TextInput
      name="code"
      label={hasApp ? "Code de vérification" : "Code de secours"}
      description={
        hasApp ? "Le code à six chiffres de votre application, ou un code de secours." : "L’un des codes que vous avez conservés."
      }
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      data-autofocus
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(ref && { ref })}
    />
  );
}
