import { Alert, Button, Group, Text } from "@mantine/core";
import { Check, CircleAlert } from "lucide-react";
import { createContext } from "react";
import type { NotificationAction } from "#admin-app/kit/errors/notify.tsx";
import { sentenceOf } from "#admin-app/kit/errors/failure.ts";
import { undoAction } from "#admin-app/kit/history/notify-done.ts";
import { FIELD_LABELS } from "#admin-app/resources/product/product-fields.ts";
import { CATEGORY, CATEGORY_MESSAGES } from "./category-editing.ts";

/** Message of the screen, until it is dismissed or a newer one replaces it. */
export type Banner = { kind: "success" | "failure"; message: string; reason?: string; actions?: NotificationAction[] };

/** Lets the form, which closes when it is saved, speak through the screen's banner. */
export const BannerContext = createContext<(banner: Banner) => void>(() => {});

export function failureBanner(message: string, error: unknown): Banner {
  return { kind: "failure", message, reason: error instanceof Error ? sentenceOf(error) : CATEGORY_MESSAGES.unknown };
}

/** Its products are changed along with it. */
const LABELS = { ...CATEGORY.labels, category: FIELD_LABELS.category, subcategory: FIELD_LABELS.subcategory };

/** Says what is stored, and offers to undo it; `more` leads on from there. */
export function doneBanner(message: string, { id, version }: { id: number; version?: number }, ...more: NotificationAction[]): Banner {
  const undo = undoAction({ noun: CATEGORY.name, id, version, labels: LABELS });
  return { kind: "success", message, actions: [undo, ...more] };
}

/** Message of the screen, with what can be done about it. Source: CATEG-3. */
export function CategoryBanner({ banner: { kind, message, reason, actions }, onDismiss }: { banner: Banner; onDismiss: () => void }) {
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
        {actions?.map(({ label, onPress }) => (
          <Button
            key={label}
            size="compact-sm"
            variant="light"
            onClick={() => {
              if (!isFailure) onDismiss();
              onPress();
            }}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Alert>
  );
}
