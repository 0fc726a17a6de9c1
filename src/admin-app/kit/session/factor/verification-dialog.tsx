import { Skeleton, Text } from "@mantine/core";
import { VERIFIED_MINUTES, type OwnFactors } from "#contracts/factor/factor.ts";
import { Dialog } from "#admin-app/kit/dialogs/dialog.tsx";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { trpc, rpcClient } from "#admin-app/rpc.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { PasswordField, CodeField } from "#admin-app/kit/session/credential-fields.tsx";
import { askForPasskey, passkeySentence } from "./passkey-browser.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { ShortForm } from "#admin-app/kit/dialogs/short-form.tsx";
import { FailureAlert } from "#admin-app/kit/errors/failure-notices.tsx";

/** Asks a signed-in person to prove again who they are: by a factor, or by the password where none is set up. */
export function VerificationDialog({ onAnswer }: { onAnswer: (isVerified: boolean) => void }) {
  const own = trpc.factors.own.useQuery(undefined, { staleTime: 0 });
  return (
    <Dialog opened onClose={() => onAnswer(false)} title="Confirmez que c’est bien vous">
      <Text size="sm" mb="md">
        Cette action touche aux accès. Après cette confirmation, rien ne vous sera redemandé pendant {VERIFIED_MINUTES} minutes.
      </Text>
      {own.isPending && <Skeleton height={96} aria-busy />}
      {own.isError && <LoadFailure title="Vos facteurs n’ont pas pu être chargés" error={own.error} onRetry={() => void own.refetch()} />}
      {own.data && <VerificationForm own={own.data} onVerified={() => onAnswer(true)} onCancel={() => onAnswer(false)} />}
    </Dialog>
  );
}

type Props = { own: OwnFactors; onVerified: () => void; onCancel: () => void };

/** The code, the passkey or the password that proves who sits there. What was typed stays after a refusal. */
function VerificationForm({ own, onVerified, onCancel }: Props) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []); // the window may have opened before it
  const hasFactor = own.totp !== null || own.passkeys.length > 0;
  const verifying = useMutation({
    mutationFn: () => rpcClient.factors.verify.mutate(hasFactor ? { code: typed } : { password: typed }),
    onSuccess: onVerified,
  });
  const byPasskey = useMutation({
    mutationFn: async () => {
      const assertion = await askForPasskey(await rpcClient.passkeys.startVerifying.mutate());
      return rpcClient.factors.verify.mutate({ assertion });
    },
    onSuccess: onVerified,
  });
  const error = verifying.error ?? byPasskey.error;

  function handleSubmit() {
    byPasskey.reset();
    verifying.mutate();
  }

  function handlePasskey() {
    verifying.reset();
    byPasskey.mutate();
  }

  return (
    <ShortForm onSubmit={handleSubmit} onCancel={onCancel} verb="Confirmer" isPending={verifying.isPending}>
      <FailureAlert error={error} say={passkeySentence} />
      {own.passkeys.length > 0 && <PasskeyButton onPress={handlePasskey} isPending={byPasskey.isPending} />}
      {hasFactor ? (
        <CodeField ref={field} value={typed} onChange={setTyped} hasApp={own.totp !== null} />
      ) : (
        <PasswordField
          ref={field}
          name="password"
          label="Mot de passe"
          autoComplete="current-password"
          required
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </ShortForm>
  );
}
