import { Fieldset, Group, Stack, Text } from "@mantine/core";
import { Copy, Eye } from "lucide-react";
import { useState } from "react";
import { ActionButton } from "#admin-app/layout/action-button.tsx";
import { notifyFailure, notifySuccess } from "#admin-app/errors/notify.tsx";
import { rpcClient } from "#admin-app/rpc.ts";

/** Shows the article as it is stored, to its author or to a person with the link, before visitors can see it. */
export function PreviewLink({ id, isDirty }: { id: number | undefined; isDirty: boolean }) {
  const [isAsking, setIsAsking] = useState(false);

  async function withPath(use: (path: string) => Promise<void> | void, failure: string) {
    if (id === undefined) return;
    setIsAsking(true);
    try {
      const { path } = await rpcClient.articles.previewLink.mutate({ id });
      await use(path);
    } catch (error) {
      notifyFailure(failure, error);
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <Fieldset legend="Aperçu">
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {id === undefined
            ? "Enregistrez l’article une première fois pour voir sa page."
            : `La page telle qu’elle est enregistrée${isDirty ? ", sans vos dernières modifications" : ""}. Le lien est valable 24 heures.`}
        </Text>
        <Group gap="xs">
          <ActionButton
            size="xs"
            variant="light"
            disabled={id === undefined || isAsking}
            leftSection={<Eye size={14} aria-hidden />}
            onClick={() => void withPath((path) => void window.open(path, "_blank", "noopener"), "L’aperçu n’a pas pu s’ouvrir")}
          >
            Ouvrir l’aperçu
          </ActionButton>
          <ActionButton
            size="xs"
            variant="subtle"
            disabled={id === undefined || isAsking}
            leftSection={<Copy size={14} aria-hidden />}
            onClick={() =>
              void withPath(async (path) => {
                await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
                notifySuccess("Lien d’aperçu copié");
              }, "Le lien n’a pas pu être copié")
            }
          >
            Copier le lien
          </ActionButton>
        </Group>
      </Stack>
    </Fieldset>
  );
}
