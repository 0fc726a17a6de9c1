import { Alert, List, Loader, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import type { RedirectionCheck } from "#contracts/redirection/redirection-transfer.ts";
import type { UploadedSheet } from "#contracts/spreadsheet/sheet.ts";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { newToken } from "#admin-app/kit/token.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { ForbiddenScreen } from "#admin-app/kit/errors/forbidden-screen.tsx";
import { notifyChangeFailure } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton, LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";
import { SHEET_UPLOAD } from "#admin-app/kit/uploads/sheet-upload.ts";
import { UploadZone } from "#admin-app/kit/uploads/upload-zone.tsx";
import { useUploads } from "#admin-app/kit/uploads/use-uploads.ts";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";

/** Most faults that are named. */
const NAMED_MAX = 50;

/** Redirections out of a table: the file, what it would change, and the import. */
export function RedirectionImportScreen() {
  return useMayWrite() ? <RedirectionImport /> : <ForbiddenScreen />;
}

function RedirectionImport() {
  const [sheet, setSheet] = useState<UploadedSheet>();
  const uploads = useUploads(SHEET_UPLOAD, setSheet, { isSingle: true });
  const send = (files: File[]) => {
    setSheet(undefined);
    uploads.send(files);
  };
  return (
    <>
      <CollectionHeader title="Importer des redirections">
        <LinkButton to="/admin/dashboard/redirections" variant="default" leftSection={<ArrowLeft size={18} aria-hidden />}>
          Retour aux redirections
        </LinkButton>
      </CollectionHeader>
      <Stack gap="xl" maw={760}>
        <Text c="dimmed">
          {
            "Un tableau avec les colonnes «\u202fAncienne adresse\u202f» et «\u202fNouvelle adresse\u202f», puis au besoin «\u202fType\u202f» et «\u202fNote\u202f». Une adresse déjà redirigée est mise à jour. Tout est importé, ou rien."
          }
        </Text>
        <UploadZone
          label="Choisissez un fichier"
          hint="CSV ou Excel, 10 Mo au plus"
          kind={SHEET_UPLOAD}
          uploads={{ ...uploads, send }}
          isSingle
        />
        {sheet && <Checked key={sheet.id} sheet={sheet} />}
      </Stack>
    </>
  );
}

function describeCounts({ created, updated, unchanged }: Omit<RedirectionCheck, "faults">): string {
  return [
    countOf(created, "nouvelle", "nouvelles"),
    countOf(updated, "modifiée", "modifiées"),
    countOf(unchanged, "sans changement", "sans changement"),
  ].join(", ");
}

/** Preview of a table's changes, and the button that makes them. */
function Checked({ sheet }: { sheet: UploadedSheet }) {
  const query = { sheet: sheet.id };
  const check = trpc.redirections.checkImport.useQuery(query, { staleTime: Infinity, refetchOnWindowFocus: false });
  const [key] = useState(newToken); // asked again after a lost reply, it is done once
  const run = useMutation({
    mutationFn: () => rpcClient.redirections.runImport.mutate(query, { context: { idempotencyKey: key } }),
    onError: (error) => notifyChangeFailure("Les redirections n’ont pas été importées", error),
    onSettled: () => queries.redirections.invalidate(),
  });
  const { data } = check;
  return (
    <section aria-label="Vérification">
      <Title order={2} size="h4" mb="xs">
        {sheet.filename}
      </Title>
      <MissingPart title="Le fichier n’a pas pu être vérifié" query={check} />
      {check.isPending && <Loader aria-label="Vérification du fichier" />}
      {run.data ? (
        <Text component="output" fw={600}>
          Redirections importées{"\u202f"}: {describeCounts(run.data)}.
        </Text>
      ) : (
        data && (
          <Stack gap="md">
            <Text component="output">{describeCounts(data)}.</Text>
            <Faults faults={data.faults} />
            <div>
              <ActionButton
                loading={run.isPending}
                disabled={data.faults.length > 0 || data.created + data.updated === 0}
                onClick={() => run.mutate()}
              >
                Importer les redirections
              </ActionButton>
            </div>
          </Stack>
        )
      )}
    </section>
  );
}

/** The faults of a table, which must be mended in it first. */
function Faults({ faults }: { faults: RedirectionCheck["faults"] }) {
  if (faults.length === 0) return null;
  const more = faults.length - NAMED_MAX;
  return (
    <Alert color="red" title="À corriger dans le fichier avant l’import">
      <List size="sm">
        {faults.slice(0, NAMED_MAX).map(({ line, column, message }) => (
          <List.Item key={`${line} ${column}`}>
            Ligne {line}, {column}
            {"\u202f"}: {message}
          </List.Item>
        ))}
      </List>
      {more > 0 && <Text size="sm">Et {countOf(more, "autre", "autres")}.</Text>}
    </Alert>
  );
}
