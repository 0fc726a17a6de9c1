import { TextInput } from "@mantine/core";
import type { Ref } from "react";

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
