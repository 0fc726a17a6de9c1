import { Text } from "@mantine/core";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import { notifyChangeFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { queries, trpc } from "#admin-app/rpc.ts";

/** The preview links that one has given away, and the button that ends them. */
export function PreviewsPanel() {
  const ending = trpc.account.endPreviews.useMutation({
    onSuccess: () => notifySuccess("Vos liens d’aperçu n’ouvrent plus rien"),
    onError: (error) => notifyChangeFailure("Vos liens d’aperçu n’ont pas pu être révoqués", error),
    onSettled: () => queries.account.get.invalidate(),
  });
  return (
    <Panel
      title="Liens d’aperçu"
      aside={
        <ActionButton size="xs" variant="default" loading={ending.isPending} onClick={() => ending.mutate()}>
          Révoquer mes liens
        </ActionButton>
      }
    >
      <Text size="sm">
        Qui a l’un de vos liens voit un brouillon avant sa publication, pendant un jour au plus. Révoqués, ils ne montrent plus rien.
      </Text>
    </Panel>
  );
}
