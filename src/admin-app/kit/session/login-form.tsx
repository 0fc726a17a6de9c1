import { Divider, Stack, TextInput, Button, Text } from "@mantine/core";
import { User } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LoginReply } from "#contracts/session/session.ts";
import { isAnswered, replyOf } from "#admin-app/kit/errors/failure.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { trpc, rpcClient } from "#admin-app/rpc.ts";
import { PasswordField, CodeField } from "./credential-fields.tsx";
import type { ErrorReply } from "#contracts/shared/errors.ts";
import { useMutation } from "@tanstack/react-query";
import { askForPasskey, passkeySentence } from "#admin-app/kit/session/factor/passkey-browser.ts";
import { PasskeyButton } from "#admin-app/kit/session/factor/passkey-button.tsx";
import { FailureAlert } from "#admin-app/kit/errors/failure-notices.tsx";

/** Source: SES-1. */
function formatLoginFailure(error: unknown): string {
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
          <FailureAlert error={login.error} say={formatLoginFailure} />
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

/** The server's response to the right password of a person who has a second factor. */
type SecondStep = Pick<ErrorReply, "ticket" | "factors">;

type Props = { step: SecondStep; onSignedIn: (reply: LoginReply) => void; onBack: () => void };

/** The second step of a sign-in. What was typed stays after a refusal. */
function CodeStepForm({ step: { ticket = "", factors }, onSignedIn, onBack }: Props) {
  const [code, setCode] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const signingIn = trpc.signIn.withCode.useMutation({ onSuccess: onSignedIn });

  useEffect(() => field.current?.focus(), []);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    signingIn.mutate({ ticket, code });
  }

  return (
    <Stack>
      <form onSubmit={handleSubmit}>
        <Stack>
          <Text>Votre mot de passe est juste. Confirmez maintenant avec votre second facteur.</Text>
          <FailureAlert error={signingIn.error} />
          <CodeField value={code} onChange={setCode} hasApp={factors?.includes("totp") ?? false} ref={field} />
          <ActionButton type="submit" size="md" loading={signingIn.isPending} fullWidth>
            Se connecter
          </ActionButton>
        </Stack>
      </form>
      {factors?.includes("passkey") && <PasskeySignIn onSignedIn={onSignedIn} />}
      <Button variant="subtle" onClick={onBack}>
        Revenir au mot de passe
      </Button>
    </Stack>
  );
}

/** Signs in with a passkey alone. Nothing where the browser knows none. */
function PasskeySignIn({ onSignedIn }: { onSignedIn: (reply: LoginReply) => void }) {
  const signingIn = useMutation({
    mutationFn: async () => {
      const assertion = await askForPasskey(await rpcClient.signIn.startPasskey.mutate());
      return rpcClient.signIn.withPasskey.mutate({ assertion });
    },
    onSuccess: onSignedIn,
  });
  if (!("PublicKeyCredential" in window)) return null;
  return (
    <Stack gap="xs">
      <FailureAlert error={signingIn.error} say={passkeySentence} />
      <PasskeyButton onPress={() => signingIn.mutate()} isPending={signingIn.isPending} />
    </Stack>
  );
}
