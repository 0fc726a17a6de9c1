import "@mantine/core/styles/Progress.layer.css";
import "@mantine/core/styles/LoadingOverlay.layer.css";
import "@mantine/dropzone/styles.layer.css";
import { Alert, Group, Progress, Stack, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { CircleAlert, Upload } from "lucide-react";
import type { ClipboardEvent } from "react";
import type { UploadFailure, UploadState } from "./upload-failures.ts";
import type { UploadKind } from "./use-uploads.ts";

type Uploads = { pending: UploadState[]; failed: UploadFailure[]; send: (files: File[]) => void; dismiss: (keys: string[]) => void };

/** Where files are dropped or chosen, with the progress of each and the reasons of those refused. Whatever is dropped is taken,
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
  const send = (files: File[]) => uploads.send(isSingle ? files.slice(0, 1) : files);

  function handlePaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    send(files);
  }

  return (
    <Stack gap="xs">
      <Dropzone
        onDrop={send}
        onPaste={handlePaste}
        name={kind.target.part}
        aria-label={`${label} — ${hint}`}
        inputProps={{ accept: kind.types.join(","), multiple: !isSingle, "aria-label": label }}
        p="md"
      >
        <Group gap="md" wrap="nowrap" justify="center">
          <Upload size={24} aria-hidden />
          <div>
            <Text fw={600}>{label}</Text>
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          </div>
        </Group>
      </Dropzone>
      {uploads.pending.map(({ key, name, share }) => (
        <div key={key}>
          <Text size="sm" truncate>
            {name}
          </Text>
          <Progress value={share * 100} aria-label={`Envoi de ${name}`} animated={share === 1} />
        </div>
      ))}
      {uploads.failed.map(({ keys, names, message, reason }) => (
        <Alert
          key={keys[0]}
          role="alert"
          color="red"
          py="xs"
          title={message}
          icon={<CircleAlert aria-hidden />}
          withCloseButton
          closeButtonLabel="Masquer ce message"
          onClose={() => uploads.dismiss(keys)}
        >
          {reason !== undefined && !names.every((name) => message.includes(name)) && <Text size="sm">{names.join(", ")}</Text>}
          {reason}
        </Alert>
      ))}
    </Stack>
  );
}
