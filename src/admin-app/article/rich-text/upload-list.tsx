import { Alert, Button, Group } from "@mantine/core";
import type { Editor } from "@tiptap/react";
import { CircleAlert } from "lucide-react";
import { UploadProgress } from "#admin-app/uploads/upload-progress.tsx";
import type { ImageUploads } from "./use-image-uploads.ts";

/** The pictures on their way into the text, and those that did not get there. */
export function UploadList({ editor, images }: { editor: Editor; images: ImageUploads }) {
  return images.uploads.map((upload) => {
    const { id, file, share, message, canRetry } = upload;
    const handleDismiss = () => images.dismiss(editor, id);
    if (message === undefined) return <UploadProgress key={id} name={file.name} share={share} onCancel={handleDismiss} />;
    return (
      <Alert key={id} role="alert" color="red" py="xs" icon={<CircleAlert aria-hidden />} title={message}>
        <Group gap="xs">
          {canRetry && (
            <Button size="xs" variant="default" onClick={() => images.retry(editor, upload)}>
              Réessayer
            </Button>
          )}
          <Button size="xs" variant="subtle" onClick={handleDismiss}>
            Renoncer à {file.name}
          </Button>
        </Group>
      </Alert>
    );
  });
}
