import { Alert, Button, Group, Text } from "@mantine/core";
import { CircleAlert, RotateCw } from "lucide-react";
import { sentenceOf } from "./failure.ts";

type Query = { data: unknown; error: unknown; refetch: () => unknown };

/** Says that a part of a screen could not be loaded while the rest works, and offers another try. Nothing while the part is there. */
export function MissingPart({ title, query: { data, error, refetch } }: { title: string; query: Query }) {
  if (data !== undefined || !error) return null;
  return (
    <Alert role="alert" color="red" mb="md" title={title} icon={<CircleAlert aria-hidden />} style={{ gridColumn: "1 / -1" }}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{sentenceOf(error)}</Text>
        <Button variant="default" size="xs" leftSection={<RotateCw size={14} aria-hidden />} onClick={() => void refetch()}>
          Réessayer
        </Button>
      </Group>
    </Alert>
  );
}
