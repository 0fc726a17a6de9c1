import { Modal, Skeleton, Text } from "@mantine/core";
import { VERIFIED_MINUTES } from "#contracts/factor/factor.ts";
import { useHiddenBackground } from "#admin-app/kit/dialogs/use-hidden-background.ts";
import { LoadFailure } from "#admin-app/kit/errors/load-failure.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { VerificationForm } from "./verification-form.tsx";

/** Asks a signed-in person to prove again who they are: by a factor, or by the password where none is set up. */
export function VerificationDialog({ onAnswer }: { onAnswer: (isVerified: boolean) => void }) {
  const own = trpc.factors.own.useQuery(undefined, { staleTime: 0 });
  useHiddenBackground(true);
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title="Confirmez que c’est bien vous"
      centered
      closeButtonProps={{ "aria-label": "Fermer" }}
    >
      <Text size="sm" mb="md">
        Cette action touche aux accès. Après cette confirmation, rien ne vous sera redemandé pendant {VERIFIED_MINUTES} minutes.
      </Text>
      {own.isPending && <Skeleton height={96} aria-busy />}
      {own.isError && <LoadFailure title="Vos facteurs n’ont pas pu être chargés" error={own.error} onRetry={() => void own.refetch()} />}
      {own.data && <VerificationForm own={own.data} onVerified={() => onAnswer(true)} onCancel={() => onAnswer(false)} />}
    </Modal>
  );
}
