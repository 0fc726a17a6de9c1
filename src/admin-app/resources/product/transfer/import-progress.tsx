import { Button, Group, Loader, Progress, Stack, Text } from "@mantine/core";
import type { ImportProgress as RunningImport } from "#contracts/product/product-transfer.ts";
import { countOfLines } from "./import-words.ts";
import type { Import } from "./use-import.ts";

/** Progress of a running import, and the button that stops it. A bar stands only where rows are counted. */
export function ImportProgress({ importing: { stop, progress } }: { importing: Import }) {
  return (
    <Stack gap={4} w="100%">
      <Group gap="xs">
        {progress?.step !== "writing" && <Loader size="xs" aria-hidden />}
        <Text component="output" display="block" size="sm">
          {wordsOf(progress)}
        </Text>
      </Group>
      {progress?.step === "writing" && (
        <Progress value={(100 * progress.done) / progress.total} animated aria-label="Progression de l’import" />
      )}
      <Button
        variant="default"
        size="xs"
        style={{ alignSelf: "flex-start" }}
        loading={stop.isPending || stop.isSuccess}
        onClick={() => stop.mutate()}
      >
        Arrêter l’import
      </Button>
    </Stack>
  );
}

function wordsOf(progress: RunningImport | undefined): string {
  switch (progress?.step) {
    case "checking":
      return "Vérification des lignes…";
    case "writing":
      return `${countOfLines(progress.done)} sur ${progress.total.toLocaleString("fr")}`;
    case "finishing":
      return "Enregistrement…";
    case undefined:
      return "Import en cours…"; // another instance runs it, or it has not begun
    default:
      return progress satisfies never;
  }
}
