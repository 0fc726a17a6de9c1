import { Alert, Button, Group } from "@mantine/core";
import type { Editor } from "@tiptap/react";
import { CircleAlert } from "lucide-react";
import { UploadProgress } from "#admin-app/kit/uploads/upload-progress.tsx";
import type { ImageUploads } from "./use-image-uploads.ts";

/** The pictures on their way into the text, and those that did not get there: one notice for all that failed alike. */
export function UploadList({ editor, images }: { editor: Editor; images: ImageUploads }) {
  return (
    <>
      {images.pending.map(({ key, name, share }) => (
        <UploadProgress key={key} name={name} share={share} onCancel={() => images.dismiss(editor, key)} />
      ))}
      {images.failed.map(({ keys, names, message, reason, canRetry }) => (
        <Alert key={keys[0]} role="alert" color="red" py="xs" icon={<CircleAlert aria-hidden />} title={message}>
          {reason !== message && reason}
          <Group gap="xs" mt={4}>
            {canRetry && (
              <Button size="xs" variant="default" onClick={() => images.retry(editor, keys)}>
                Réessayer
              </Button>
            )}
            {keys.map((key, index) => (
              <Button key={key} size="xs" variant="subtle" onClick={() => images.dismiss(editor, key)}>
                Renoncer à {names[index]}
              </Button>
            ))}
          </Group>
        </Alert>
      ))}
    </>
  );
}
