import "@mantine/core/styles/Fieldset.layer.css";
import { Button, Fieldset, Stack, TextInput } from "@mantine/core";
import { X } from "lucide-react";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { Thumbnail } from "#admin-app/collection/thumbnail.tsx";
import { MediaPickerButton } from "#admin-app/media/media-picker.tsx";
import classes from "./image-field.module.css";
import type { TextForm } from "./text-form.ts";
import { SINGLE_IMAGE_UPLOAD } from "./upload-targets.ts";
import { UploadZone } from "./upload-zone.tsx";
import { useUploads } from "./use-uploads.ts";

/** The one picture of a slide or an article: sent, or named by its address, and shown as it will be cropped. */
export function ImageField({
  form,
  legend,
  recommended,
  ratio,
}: {
  form: TextForm<"image_url">;
  legend: string;
  /** Pixels that suit best, as « 1920 × 1080 ». */
  recommended: string;
  /** Width over height at which visitors see it; left out where the form shows it anyhow. */
  ratio?: number;
}) {
  const { image_url } = form.values;
  const uploads = useUploads(SINGLE_IMAGE_UPLOAD, ({ url }) => form.setFieldValue("image_url", url));
  return (
    <Fieldset legend={legend}>
      <Stack gap="sm">
        {image_url !== "" && ratio !== undefined && (
          <div className={classes.preview} style={{ aspectRatio: ratio }}>
            <Thumbnail url={image_url} />
          </div>
        )}
        <UploadZone
          label={image_url === "" ? "Déposez une image, ou choisissez-la" : "Remplacer l’image"}
          hint={`JPG, PNG ou GIF, 5 Mo au plus. Conseillé\u202f: ${recommended}.`}
          kind={SINGLE_IMAGE_UPLOAD}
          uploads={uploads}
          isSingle
        />
        <MediaPickerButton kind="image" onPick={({ url }) => form.setFieldValue("image_url", url)} />
        <TextInput
          name="image_url"
          label="Adresse de l’image"
          type="url"
          placeholder="/uploads/… ou https://…"
          maxLength={MAX_LENGTH.url}
          {...form.getInputProps("image_url")}
        />
        {image_url !== "" && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            style={{ alignSelf: "start" }}
            leftSection={<X size={14} aria-hidden />}
            onClick={() => form.setFieldValue("image_url", "")}
          >
            Retirer l’image
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}
