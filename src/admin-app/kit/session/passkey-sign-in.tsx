import { Alert, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import type { LoginReply } from "#contracts/session/session.ts";
import { askForPasskey, passkeySentence } from "./factor/passkey-browser.ts";
import { PasskeyButton } from "./factor/passkey-button.tsx";
import { rpcClient } from "#admin-app/rpc.ts";

/** Signs in with a passkey alone. Nothing where the browser knows none. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (reply: LoginReply) => void }) {
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
      {signingIn.isError && (
        <Alert role="alert" color="red" icon={<CircleAlert aria-hidden />}>
          {passkeySentence(signingIn.error)}
        </Alert>
      )}
      <PasskeyButton onPress={() => signingIn.mutate()} isPending={signingIn.isPending} />
    </Stack>
  );
}
