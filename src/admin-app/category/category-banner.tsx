import { Alert, Button, Group, Text } from "@mantine/core";
import { Check, CircleAlert } from "lucide-react";
import { createContext } from "react";
import { sentenceOf } from "#admin-app/errors/failure.ts";
import { CATEGORY_MESSAGES } from "./category-editing.ts";

/** What the screen has to say, until it is dismissed or something newer takes its place. */
export type Banner = { kind: "success" | "failure"; message: string; reason?: string; action?: { label: string; onPress: () => void } };

/** Lets the form, which closes when it is saved, speak through the screen's banner. */
export const BannerContext = createContext<(banner: Banner) => void>(() => {});

export function failureBanner(message: string, error: unknown): Banner {
  return { kind: "failure", message, reason: error instanceof Error ? sentenceOf(error) : CATEGORY_MESSAGES.unknown };
}

/** Source: specification §8 « Categories screen ». */
export function CategoryBanner({ banner: { kind, message, reason, action }, onDismiss }: { banner: Banner; onDismiss: () => void }) {
  const isFailure = kind === "failure";
  return (
    <Alert
      role={isFailure ? "alert" : "status"}
      color={isFailure ? "red" : "teal"}
      mb="md"
      icon={isFailure ? <CircleAlert aria-hidden /> : <Check aria-hidden />}
      title={message}
      withCloseButton
      closeButtonLabel="Masquer ce message"
      onClose={onDismiss}
    >
      <Group justify="space-between" gap="xs">
        {reason && <Text size="sm">{reason}</Text>}
        {action && (
          <Button size="compact-sm" variant="light" onClick={action.onPress}>
            {action.label}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
