import { Alert, Button, Group, List, Stack, Text, Loader, Progress } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Check, TriangleAlert } from "lucide-react";
import type { ImportCheck, ImportFault, ImportProgress as RunningImport } from "#contracts/product/product-transfer.ts";
import { isUncertain, replyOf, sentenceOf } from "#admin-app/kit/errors/failure.ts";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { undoChange } from "#admin-app/kit/history/notify-done.ts";
import { countOf, formatCount } from "#admin-app/kit/layout/count-of.ts";
import { ActionButton, LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { UrgentAlert } from "#admin-app/kit/layout/urgent-alert.tsx";
import { PRODUCT } from "#admin-app/resources/product/product-editing.ts";
import type { Import } from "./use-import.ts";

/** The import itself: its button, how far it is, and how it ended. */
export function ImportRun({ importing, check }: { importing: Import; check: ImportCheck }) {
  const { run, stop, leavesFaulty } = importing;
  const { created, changed, faulty } = check.counts;
  const isReady = created + changed > 0 && (faulty === 0 || leavesFaulty) && !importing.check.isFetching;
  if (run.isSuccess) return <ImportDone reply={run.data} onUndone={importing.checkAgain} />;
  return (
    <Stack gap="sm" align="flex-start">
      {run.isError && (
        <ImportFailure
          error={run.error}
          onCheckAgain={importing.checkAgain}
          isStopped={stop.isSuccess && replyOf(run.error)?.code === "conflict"}
        />
      )}
      <ActionButton loading={run.isPending} disabled={!isReady} onClick={() => run.mutate()}>
        Importer
      </ActionButton>
      {run.isPending && <ImportProgress importing={importing} />}
    </Stack>
  );
}

function ImportFailure({ error, onCheckAgain, isStopped }: { error: unknown; onCheckAgain: () => void; isStopped: boolean }) {
  const canRetry = isUncertain(error);
  return (
    <UrgentAlert w="100%" title={isStopped ? "L’import a été arrêté" : "L’import n’est pas confirmé"}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {sentenceOf(error)}
          {canRetry && " Vous pouvez importer à nouveau\u202f: rien ne sera importé deux fois."}
        </Text>
        {replyOf(error)?.code === "conflict" && (
          <Button variant="default" size="xs" onClick={onCheckAgain}>
            Vérifier à nouveau
          </Button>
        )}
      </Stack>
    </UrgentAlert>
  );
}

type Imported = { counts: { created: number; changed: number }; redirections: number };

/** « 12 produits créés, 3 modifiés, 12 redirections »; what there is none of is left out. */
function importedMessage({ counts: { created, changed }, redirections }: Imported): string {
  const made = created > 0 ? [countOf(created, "produit créé", "produits créés")] : [];
  const changedOne = created > 0 ? "modifié" : "produit modifié";
  const edited = changed > 0 ? [countOf(changed, changedOne, created > 0 ? "modifiés" : "produits modifiés")] : [];
  const moved = redirections > 0 ? [countOf(redirections, "redirection")] : [];
  return [...made, ...edited, ...moved].join(", ") || "Aucun produit n’a changé";
}

const NOT_UNDONE = { refused: "L’import n’a pas été annulé", uncertain: "Il n’est pas sûr que l’import soit annulé" };

function ImportDone({ reply, onUndone }: { reply: NonNullable<Import["run"]["data"]>; onUndone: () => void }) {
  const { undo } = reply;
  const undoing = useMutation({
    mutationFn: (change: NonNullable<typeof undo>) => undoChange({ noun: PRODUCT.name, ...change }, NOT_UNDONE),
    onSuccess: (undone) => {
      if (!undone) return; // said already
      notifySuccess("Import annulé");
      onUndone();
    },
  });

  return (
    <>
      {/* Nothing failed: it is said when the person pauses. An Alert is no <output>. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <Alert role="status" color="teal" icon={<Check aria-hidden />} title="Import terminé">
        <Stack gap="xs" align="flex-start">
          {importedMessage(reply)}.
          <Group gap="xs">
            <LinkButton to="/admin/dashboard/products" variant="default" size="xs">
              Voir les produits
            </LinkButton>
            {undo && (
              <ActionButton variant="subtle" size="xs" loading={undoing.isPending} onClick={() => undoing.mutate(undo)}>
                Annuler l’import
              </ActionButton>
            )}
          </Group>
        </Stack>
      </Alert>
      <MissingFiles failures={reply.failures} />
    </>
  );
}

/** The pictures and documents that could not be copied, by their rows. */
function MissingFiles({ failures }: { failures: ImportFault[] }) {
  if (failures.length === 0) return null;
  return (
    <Alert
      color="amber"
      icon={<TriangleAlert aria-hidden />}
      title={countOf(failures.length, "fichier n’a pas pu être copié", "fichiers n’ont pas pu être copiés")}
    >
      <List size="sm" spacing={4} style={{ overflowWrap: "anywhere" }}>
        {failures.map(({ line, column, message }) => (
          <List.Item key={`${line} ${message}`}>
            <b>
              {column}, ligne {line}
            </b>
            {"\u202f: "}
            {message}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** Progress of a running import, and the button that stops it. A bar stands only where something is counted. */
function ImportProgress({ importing: { stop, progress } }: { importing: Import }) {
  const counted = progress?.step === "writing" || progress?.step === "copying" ? progress : undefined;
  return (
    <Stack gap={4} w="100%">
      <Group gap="xs">
        {!counted && <Loader size="xs" aria-hidden />}
        <Text component="output" display="block" size="sm">
          {formatProgress(progress)}
        </Text>
      </Group>
      {counted && <Progress value={(100 * counted.done) / counted.total} animated aria-label="Progression de l’import" />}
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

function formatProgress(progress: RunningImport | undefined): string {
  switch (progress?.step) {
    case "checking":
      return "Vérification des lignes…";
    case "copying":
      return `${progress.kind === "image" ? "Images" : "Documents"} ${formatCount(progress.done)} sur ${formatCount(progress.total)}`;
    case "writing":
      return `${countOf(progress.done, "ligne")} sur ${formatCount(progress.total)}`;
    case "finishing":
      return "Enregistrement…";
    case undefined:
      return "Import en cours…"; // another instance runs it, or it has not begun
    default:
      return progress satisfies never;
  }
}
