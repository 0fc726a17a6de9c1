import { Button, Fieldset, Stack, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { X } from "lucide-react";
import type { Focus } from "#contracts/shared/picture.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { Thumbnail } from "#admin-app/kit/collection/thumbnail.tsx";
import { MediaPickerButton } from "#admin-app/kit/media/media-picker.tsx";
import type { PickedMedia } from "#admin-app/kit/media/picked-media.ts";
import { ImageFocus } from "./image-focus.tsx";
import classes from "./image-field.module.css";
import { withLimit } from "./text-field.ts";
import { REDUCED_HINT, SINGLE_IMAGE_UPLOAD } from "#admin-app/kit/uploads/upload-targets.ts";
import { UploadZone } from "#admin-app/kit/uploads/upload-zone.tsx";
import { useUploads } from "#admin-app/kit/uploads/use-uploads.ts";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";

/** Pause after which a typed URL counts as whole, so that its beginnings are not requested, letter by letter. */
export const URL_PAUSE_MS = 400;

type ImageFieldProps = {
  // oxlint-disable-next-line typescript/no-explicit-any -- the form's own type of it: whatever an input takes
  input: any;
  onUrl: (url: string) => void;
  legend: string;
  /** Pixels that suit best, as « 1920 × 1080 ». */
  recommended: string;
  /** Width over height at which visitors see it; left out where the form shows it anyhow. */
  ratio?: number;
  isRequired?: boolean;
  /** Point that stays in sight where it is cut; null for its centre. Another picture begins without. Left out for a
   *  picture that nothing cuts. */
  focus?: Focus | null;
  onFocus?: (focus: Focus | null) => void;
  /** Hears what the media library knows of the picture chosen there. */
  onPick?: (picked: PickedMedia) => void;
};

/** The one picture of a slide or an article: sent, or named by its URL, and shown as it will be cropped. */
export function ImageField({ input, onUrl, legend, recommended, ratio, isRequired = false, focus, onFocus, onPick }: ImageFieldProps) {
  const image_url: string = input.value ?? "";
  const mayWrite = useMayWrite();
  const [shown] = useDebouncedValue(image_url, URL_PAUSE_MS);
  const uploads = useUploads(SINGLE_IMAGE_UPLOAD, ({ url }) => setUrl(url), { isSingle: true });

  function setUrl(url: string) {
    onUrl(url);
    onFocus?.(null);
  }

  function handlePick(picked: PickedMedia) {
    uploads.cancelAll();
    setUrl(picked.url);
    onPick?.(picked);
  }

  return (
    <Fieldset legend={legend}>
      <Stack gap="sm">
        {shown !== "" && ratio !== undefined && (
          <div className={classes.preview} style={{ aspectRatio: ratio }}>
            <Thumbnail url={shown} focus={focus ?? undefined} isCropped />
          </div>
        )}
        {shown !== "" && onFocus && mayWrite && (
          <ImageFocus name="l’image" url={shown} focus={focus ?? undefined} onFocus={(chosen) => onFocus(chosen ?? null)} />
        )}
        <UploadZone
          label={image_url === "" ? "Déposez une image, ou choisissez-la" : "Remplacer l’image"}
          hint={`JPG, PNG ou GIF. ${REDUCED_HINT} Conseillé\u202f: ${recommended}.`}
          kind={SINGLE_IMAGE_UPLOAD}
          uploads={uploads}
          isSingle
        />
        <MediaPickerButton kind="image" onPick={handlePick} />
        <TextInput
          name="image_url"
          label="Adresse de l’image"
          required={isRequired}
          type="url"
          placeholder="/uploads/… ou https://…"
          {...withLimit(input, MAX_LENGTH.url)}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        {image_url !== "" && mayWrite && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            style={{ alignSelf: "start" }}
            leftSection={<X size={14} aria-hidden />}
            onClick={() => setUrl("")}
          >
            Retirer l’image
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}
