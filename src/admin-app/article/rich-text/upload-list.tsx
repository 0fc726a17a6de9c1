import "@mantine/core/styles/Progress.layer.css";
import { Alert, Button, Group, Progress, Text } from "@mantine/core";
import type { Editor } from "@tiptap/react";
import { CircleAlert } from "lucide-react";
import type { ImageUploads } from "./use-image-uploads.ts";

/** The pictures on their way into the text, and those that did not get there. */
export function UploadList({ editor, images }: { editor: Editor; images: ImageUploads }) {
  return images.uploads.map((upload) => {
    const { id, file, share, message, canRetry } = upload;
    if (message === undefined)
      return (
        <div key={id}>
          <Text size="sm" truncate>
            {file.name}
          </Text>
          <Progress value={share * 100} aria-label={`Envoi de ${file.name}`} animated={share === 1} />
        </div>
      );
    return (
      <Alert key={id} role="alert" color="red" py="xs" icon={<CircleAlert aria-hidden />} title={message}>
        <Group gap="xs">
          {canRetry && (
            <Button size="xs" variant="default" onClick={() => images.retry(editor, upload)}>
              Réessayer
            </Button>
          )}
          <Button size="xs" variant="subtle" onClick={() => images.dismiss(editor, upload)}>
            Renoncer à {file.name}
          </Button>
        </Group>
      </Alert>
    );
  });
}
