import { Alert, Button, List, Text } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import type { UploadFailure } from "./upload-failures.ts";

/** Why files did not arrive; they are named where the message does not name them. */
function Reason({ failure: { names, message, reason } }: { failure: UploadFailure }) {
  return (
    <>
      {reason !== undefined && !names.every((name) => message.includes(name)) && <Text size="sm">{names.join(", ")}</Text>}
      {reason}
    </>
  );
}

/** Files that did not arrive, and why, in one alert however many; another try only for those with which it could end otherwise. */
export function UploadFailures({
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
