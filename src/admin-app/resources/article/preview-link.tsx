import { Fieldset, Group, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Copy, Eye } from "lucide-react";
import { useState } from "react";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { copyText } from "#admin-app/kit/fields/copy-button.tsx";
import { notifyFailure, notifyRefusal, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import type { ArticleFormValues } from "./article-editing.ts";

/** Previews the article as this form holds it, saved or not. Its author sees it, and everyone with the link, before
 *  visitors can. */
export function PreviewLink({
  id,
  isDirty,
  form,
}: {
  id: number | undefined;
  isDirty: boolean;
  form: Pick<UseFormReturnType<ArticleFormValues>, "getValues" | "validate">;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const isStored = id !== undefined && !isDirty;

  async function withPath(use: (path: string) => Promise<void> | void, failure: string) {
    if (!isStored && form.validate().hasErrors) return notifyRefusal(failure, "Corrigez d’abord les champs signalés.");
    setIsAsking(true);
    try {
      const { path } = await (isStored
        ? rpcClient.articles.previewLink.mutate({ id })
        : rpcClient.articles.previewForm.mutate({ ...form.getValues(), id }));
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
          {isStored
            ? "La page telle qu’elle est enregistrée. Le lien est valable 24 heures."
            : "La page telle que ce formulaire la décrit, sans l’enregistrer. Le lien est valable une heure."}
        </Text>
        <Group gap="xs">
          <ActionButton
            size="xs"
            variant="light"
            disabled={isAsking}
            leftSection={<Eye size={14} aria-hidden />}
            onClick={() => void withPath((path) => void window.open(path, "_blank", "noopener"), "L’aperçu n’a pas pu s’ouvrir")}
          >
            Ouvrir l’aperçu
          </ActionButton>
          <ActionButton
            size="xs"
            variant="subtle"
            disabled={isAsking}
            leftSection={<Copy size={14} aria-hidden />}
            onClick={() =>
              void withPath(async (path) => {
                const { href } = new URL(path, window.location.origin);
                if (await copyText(href, href)) notifySuccess("Lien d’aperçu copié");
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
