import { Alert, List, Loader, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import type { UploadedSheet } from "#contracts/spreadsheet/sheet.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { TRANSLATION_LANGUAGES, type TranslationKey } from "#contracts/translation/translation.ts";
import type { TranslationCheck } from "#contracts/translation/translation-transfer.ts";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { FilterSelect } from "#admin-app/kit/collection/filter/filter-select.tsx";
import { newToken } from "#admin-app/kit/token.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifyChangeFailure } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton, LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { SHEET_UPLOAD } from "#admin-app/kit/uploads/sheet-upload.ts";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { refreshTranslations } from "./translation-editing.ts";
import { UploadZone } from "#admin-app/kit/uploads/upload-zone.tsx";
import { useUploads } from "#admin-app/kit/uploads/use-uploads.ts";
import { ForbiddenScreen } from "#admin-app/kit/errors/forbidden-screen.tsx";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";
import { countOf } from "#admin-app/kit/layout/count-of.ts";

/** Most faulty lines that are named. */
const NAMED_MAX = 50;

const LANGUAGES = TRANSLATION_LANGUAGES.map((value) => ({ value, label: LANGUAGE_IN_FRENCH[value] }));

/** Translations out of a table that was exported and filled in: the file, what it would change, and the import. */
export function TranslationImportScreen() {
  return useMayWrite() ? <TranslationImport /> : <ForbiddenScreen />;
}

function TranslationImport() {
  const [sheet, setSheet] = useState<UploadedSheet>();
  const [language, setLanguage] = useState<TranslationKey["language"]>(TRANSLATION_LANGUAGES[0] ?? "en");
  const uploads = useUploads(SHEET_UPLOAD, setSheet, { isSingle: true });
  const send = (files: File[]) => {
    setSheet(undefined);
    uploads.send(files);
  };
  return (
    <>
      <CollectionHeader title="Importer des traductions">
        <LinkButton to="/admin/dashboard/translations" variant="default" leftSection={<ArrowLeft size={18} aria-hidden />}>
          Retour aux traductions
        </LinkButton>
      </CollectionHeader>
      <Stack gap="xl" maw={760}>
        <Text c="dimmed">
          Exportez les traductions en CSV, remplissez la colonne «{"\u202f"}translation{"\u202f"}», et renvoyez le fichier ici. Une cellule
          vide ne change rien.
        </Text>
        {LANGUAGES.length > 1 && (
          <FilterSelect
            name="language"
            label="Langue"
            data={LANGUAGES}
            value={language}
            onChange={(value) => setLanguage(TRANSLATION_LANGUAGES.find((known) => known === value) ?? language)}
          />
        )}
        <UploadZone
          label="Choisissez un fichier"
          hint={"Le fichier CSV exporté, 10\u202f000 lignes et 10 Mo au plus"}
          kind={SHEET_UPLOAD}
          uploads={{ ...uploads, send }}
          isSingle
        />
        {sheet && <Checked key={`${sheet.id} ${language}`} sheet={sheet} language={language} />}
      </Stack>
    </>
  );
}

/** Preview of a table's changes, and the button that makes them. */
function Checked({ sheet, language }: { sheet: UploadedSheet; language: TranslationKey["language"] }) {
  const query = { sheet: sheet.id, language };
  const check = trpc.translationTransfers.check.useQuery(query, { staleTime: Infinity, refetchOnWindowFocus: false });
  const [key] = useState(newToken); // asked again after a lost reply, it is done once
  const run = useMutation({
    mutationFn: () => rpcClient.translationTransfers.run.mutate(query, { context: { idempotencyKey: key } }),
    onError: (error) => notifyChangeFailure("Les traductions n’ont pas été importées", error),
    onSettled: () => refreshTranslations(),
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
          Traductions importées{"\u202f"}: {countOf(run.data.changed, "traduction modifiée", "traductions modifiées")}.
        </Text>
      ) : (
        data && (
          <Stack gap="md">
            <Text component="output">
              {countOf(data.changed, "traduction à modifier", "traductions à modifier")},{" "}
              {countOf(data.lines, "texte nouveau", "textes nouveaux")},{" "}
              {countOf(data.unchanged, "ligne sans changement", "lignes sans changement")}.
            </Text>
            <Faults faults={data.faults} />
            <div>
              <ActionButton loading={run.isPending} disabled={data.changed === 0} onClick={() => run.mutate()}>
                Importer les traductions
              </ActionButton>
            </div>
          </Stack>
        )
      )}
    </section>
  );
}

/** The lines that are left out, and why. */
function Faults({ faults }: { faults: TranslationCheck["faults"] }) {
  if (faults.length === 0) return null;
  const more = faults.length - NAMED_MAX;
  return (
    <Alert color="amber" title={countOf(faults.length, "ligne laissée de côté", "lignes laissées de côté")}>
      <List size="sm">
        {faults.slice(0, NAMED_MAX).map(({ line, message }) => (
          <List.Item key={line}>
            Ligne {line}
            {"\u202f"}: {message}
          </List.Item>
        ))}
      </List>
      {more > 0 && <Text size="sm">Et {countOf(more, "autre ligne", "autres lignes")}.</Text>}
    </Alert>
  );
}
