import "@mantine/dropzone/styles.layer.css";
import { Group, Stack, Text, Alert, Button, List } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { Upload, CircleAlert } from "lucide-react";
import { type ClipboardEvent, useRef } from "react";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";
import { useFocusFallback } from "#admin-app/kit/layout/focus.ts";
import { UploadProgress } from "./upload-progress.tsx";
import type { UploadKind } from "./upload-targets.ts";
import type { Uploads } from "./use-uploads.ts";
import type { UploadFailure } from "./upload-failures.ts";

/** A drop zone for files, with the progress of each and the reasons of those refused. Whatever is dropped is taken,
 *  so that a refusal is worded by `kind` and names its file. */
export function UploadZone<Reply>({
  label,
  hint,
  kind,
  uploads,
  isSingle = false,
}: {
  label: string;
  hint: string;
  kind: UploadKind<Reply>;
  uploads: Uploads;
  /** Takes one file at a time: the first of those dropped. */
  isSingle?: boolean;
}) {
  const zone = useRef<HTMLDivElement>(null);
  // Not by a ref on the dropzone, which needs its own to hear the keyboard.
  const handleFocus = useFocusFallback(() => zone.current?.querySelector<HTMLElement>("[tabindex='0']"));
  const send = (files: File[]) => uploads.send(isSingle ? files.slice(0, 1) : files);

  if (!useMayWrite()) return null;

  function handlePaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    send(files);
  }

  return (
    <Stack ref={zone} gap="xs" onFocus={handleFocus}>
      <Dropzone
        onDrop={send}
        onPaste={handlePaste}
        name={kind.target.part}
        aria-label={`${label} — ${hint}`}
        // Without HEIC: asked for these types, an iPhone hands over a JPEG by itself.
        inputProps={{ accept: kind.types.join(","), multiple: !isSingle, "aria-label": label }}
        p="md"
      >
        <Group gap="md" wrap="nowrap" justify="center">
          <Upload size={24} aria-hidden style={{ flex: "none" }} />
          <div>
            <Text fw={600}>{label}</Text>
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          </div>
        </Group>
      </Dropzone>
      {uploads.pending.map(({ key, name, share }) => (
        <UploadProgress key={key} name={name} share={share} onCancel={() => uploads.cancel([key])} />
      ))}
      {uploads.failed.length > 0 && <UploadFailures failures={uploads.failed} onRetry={uploads.retry} onDismiss={uploads.dismiss} />}
    </Stack>
  );
}

/** Reason why files did not arrive; names them where the message does not. */
function Reason({ failure: { names, message, reason } }: { failure: UploadFailure }) {
  return (
    <>
      {reason !== undefined && !names.every((name) => message.includes(name)) && <Text size="sm">{names.join(", ")}</Text>}
      {reason}
    </>
  );
}

/** Files that did not arrive, and why, in one alert however many. Offers another try only for those with which it could
 *  end otherwise. */
function UploadFailures({
  failures,
  onRetry,
  onDismiss,
}: {
  failures: UploadFailure[];
  onRetry: (keys: string[]) => void;
  onDismiss: (keys: string[]) => void;
}) {
  const [only] = failures;
  const count = failures.flatMap(({ keys }) => keys).length;
  const again = failures.flatMap(({ keys, canRetry }) => (canRetry ? keys : []));
  return (
    <Alert
      // An alert is heard once: it is another one when it says something else.
      key={failures.map(({ keys }) => keys.join()).join()}
      role="alert"
      color="red"
      py="xs"
      title={failures.length === 1 ? only?.message : `${count} fichiers n’ont pas été envoyés`}
      icon={<CircleAlert aria-hidden />}
      withCloseButton
      closeButtonLabel="Masquer ce message"
      onClose={() => onDismiss(failures.flatMap(({ keys }) => keys))}
    >
      {failures.length === 1 && only ? (
        <Reason failure={only} />
      ) : (
        <List size="sm" spacing={4}>
          {failures.map((failure) => (
            <List.Item key={failure.keys[0]}>
              {failure.message} <Reason failure={failure} />
            </List.Item>
          ))}
        </List>
      )}
      {again.length > 0 && (
        <Button size="xs" variant="default" mt="xs" display="block" onClick={() => onRetry(again)}>
          Réessayer
        </Button>
      )}
    </Alert>
  );
}
