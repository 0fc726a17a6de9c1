import { Button, Stack, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { ALT_TEXT_MAX_LENGTH, type MediaDetail } from "#contracts/upload/media.ts";
import { sentenceOf } from "#admin-app/errors/failure.ts";
import { notifySuccess } from "#admin-app/errors/notify.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import { refreshMedia } from "./media-editing.ts";

/** What a picture shows, in words. What was typed stays whatever the server answers. */
export function AltText({ file: { id, version, alt_text } }: { file: MediaDetail }) {
  const [typed, setTyped] = useState(alt_text);
  const saving = useMutation({
    mutationFn: () => rpcClient.media.setAlt.mutate({ id, alt_text: typed, version }),
    onSuccess: () => notifySuccess("Texte alternatif enregistré"),
    onSettled: () => refreshMedia(),
  });

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    saving.mutate();
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap="xs" align="start">
        <Textarea
          name="alt_text"
          label="Texte alternatif"
          description="Ce que montre l’image, pour qui ne la voit pas."
          autosize
          minRows={2}
          maxLength={ALT_TEXT_MAX_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={saving.error === null ? undefined : sentenceOf(saving.error)}
          w="100%"
        />
        {typed !== alt_text && (
          <Button type="submit" size="xs" loading={saving.isPending}>
            Enregistrer le texte
          </Button>
        )}
      </Stack>
    </form>
  );
}
