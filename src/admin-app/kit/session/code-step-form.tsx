import { Alert, Button, Stack, Text } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { LoginReply } from "#contracts/session/session.ts";
import type { ErrorReply } from "#contracts/shared/errors.ts";
import { sentenceOf } from "#admin-app/kit/errors/failure.ts";
import { CodeField } from "./factor/code-field.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

/** What the server said after the right password of a person who has a second factor. */
export type SecondStep = Pick<ErrorReply, "ticket" | "factors">;

type Props = { step: SecondStep; onSignedIn: (reply: LoginReply) => void; onBack: () => void };

/** The second step of a sign-in. What was typed stays after a refusal. */
export function CodeStepForm({ step: { ticket = "", factors }, onSignedIn, onBack }: Props) {
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
          {signingIn.isError && (
            <Alert role="alert" color="red" icon={<CircleAlert aria-hidden />}>
              {sentenceOf(signingIn.error)}
            </Alert>
          )}
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
