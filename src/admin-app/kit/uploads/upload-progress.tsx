import { ActionIcon, Group, Progress, Text } from "@mantine/core";
import { X } from "lucide-react";

/** A file on its way (`share` from 0 to 1), which can be called off. */
export function UploadProgress({ name, share, onCancel }: { name: string; share: number; onCancel: () => void }) {
  return (
    <div>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm" truncate>
          {name}
        </Text>
        <ActionIcon variant="subtle" color="gray" size="sm" onClick={onCancel} aria-label={`Annuler l’envoi de ${name}`}>
          <X size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <Progress value={share * 100} aria-label={`Envoi de ${name}`} animated={share === 1} />
    </div>
  );
}
