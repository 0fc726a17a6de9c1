import { Alert, Divider, Stack, TextInput } from "@mantine/core";
import { CircleAlert, User } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LoginReply } from "#contracts/session/session.ts";
import { isAnswered, replyOf } from "#admin-app/kit/errors/failure.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { CodeStepForm } from "./code-step-form.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PasswordField } from "./password-field.tsx";

/** Source: SES-1. */
function loginFailure(error: unknown): string {
  if (!isAnswered(error)) return "Erreur de connexion au serveur";
  return replyOf(error)?.message || "Erreur de connexion";
}

/** Asks for a name and a password. What was typed stays after a refusal. */
export function LoginForm({ onSignedIn }: { onSignedIn: (reply: LoginReply) => void }) {
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const firstField = useRef<HTMLInputElement>(null);
  const login = trpc.session.login.useMutation({ onSuccess: onSignedIn });
  const refused = replyOf(login.error);

  useEffect(() => firstField.current?.focus(), []);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    login.mutate({ username, password });
  }

  if (refused?.code === "factor_required") return <CodeStepForm step={refused} onSignedIn={onSignedIn} onBack={login.reset} />;
  return (
    <>
      <form onSubmit={handleSubmit}>
        <Stack>
          {login.isError && (
            <Alert role="alert" color="red" icon={<CircleAlert aria-hidden />}>
              {loginFailure(login.error)}
            </Alert>
          )}
          <TextInput
            name="username"
            label="Nom d’utilisateur"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            leftSection={<User size={18} aria-hidden />}
            size="md"
            required
            value={username}
            onChange={(event) => setUsername(event.currentTarget.value)}
            ref={firstField}
          />
          <PasswordField
            name="password"
            label="Mot de passe"
            autoComplete="current-password"
            size="md"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <ActionButton type="submit" size="md" mt="xs" loading={login.isPending} fullWidth>
            Se connecter
          </ActionButton>
        </Stack>
      </form>
      <Divider my="md" label="ou" />
      <PasskeySignIn onSignedIn={onSignedIn} />
    </>
  );
}
