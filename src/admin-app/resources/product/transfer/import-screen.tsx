import { Loader, Stack, Text, Title, Alert, List } from "@mantine/core";
import { ArrowLeft, FolderPlus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { CsvButton } from "#admin-app/kit/collection/export-button.tsx";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { rpcClient } from "#admin-app/rpc.ts";
import { UploadZone } from "#admin-app/kit/uploads/upload-zone.tsx";
import { useUploads } from "#admin-app/kit/uploads/use-uploads.ts";
import { ImportColumns, ImportTableChoice } from "./import-columns.tsx";
import { ImportDifferences, ImportFaults } from "./import-report.tsx";
import { ImportQuestions } from "./import-questions.tsx";
import { ImportRun } from "./import-run.tsx";
import { ImportChoices, ImportShop } from "./import-shop.tsx";
import { SHEET_UPLOAD } from "#admin-app/kit/uploads/sheet-upload.ts";
import { type Import, useImport } from "./use-import.ts";
import { ForbiddenScreen } from "#admin-app/kit/errors/forbidden-screen.tsx";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";
import type { ImportCheck, ImportFault, NewCategory } from "#contracts/product/product-transfer.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";

const COLUMNS_HINT =
  "Un produit est reconnu par son identifiant, si le titre ou la référence le confirme, sinon par sa référence\u202f; sinon, il est créé. Une colonne qui n’est pas importée ne change rien\u202f; une cellule vide vide le champ.";
const SHOP_HINT = "Un produit est reconnu par sa référence\u202f; sinon, il est créé. Une cellule vide vide le champ.";

/** Products out of a table: the file, what its columns mean, what it would do, and the import. */
export function ImportScreen() {
  return useMayWrite() ? <Import /> : <ForbiddenScreen />;
}

function Import() {
  const importing = useImport();
  const uploads = useUploads(SHEET_UPLOAD, importing.open, { isSingle: true });
  // What an earlier file said is not true of this one, which may turn out to be unreadable.
  const send = (files: File[]) => {
    importing.close();
    uploads.send(files);
  };
  const { sheet } = importing;
  const counts = importing.sheet && importing.check.data?.counts;
  return (
    <>
      <CollectionHeader
        title="Importer des produits"
        counters={[
          { label: "À créer", value: counts?.created },
          { label: "À modifier", value: counts?.changed },
          { label: "Inchangés", value: counts?.unchanged },
          { label: "À corriger", value: counts?.faulty },
        ]}
      >
        <LinkButton to="/admin/dashboard/products" variant="default" leftSection={<ArrowLeft size={18} aria-hidden />}>
          Retour aux produits
        </LinkButton>
      </CollectionHeader>
      <Stack gap="xl">
        <Step title="Fichier">
          <UploadZone
            label="Choisissez un fichier"
            hint={"CSV ou classeur .xlsx, 10\u202f000 lignes et 10 Mo au plus, avec une ligne de titres"}
            kind={SHEET_UPLOAD}
            uploads={{ ...uploads, send }}
            isSingle
          />
          <CsvButton
            load={() => rpcClient.productTransfers.template.query()}
            failed="Le modèle n’a pas pu être préparé"
            icon={16}
            variant="subtle"
            size="xs"
            style={{ alignSelf: "flex-start" }}
          >
            Télécharger un modèle
          </CsvButton>
          {sheet && (
            <Text component="output" display="block">
              <b>{sheet.filename}</b>
              {"\u202f: "}
              {countOf(sheet.rows, "ligne")}
            </Text>
          )}
          <ImportTableChoice importing={importing} />
        </Step>
        {sheet && (
          <>
            <Step title="Colonnes" hint={importing.shop ? SHOP_HINT : COLUMNS_HINT}>
              <ImportShop importing={importing} />
              {!importing.shop && <ImportColumns importing={importing} />}
            </Step>
            <Step title="Vérification">
              <ImportCheckResult importing={importing} />
            </Step>
          </>
        )}
      </Stack>
    </>
  );
}

function ImportCheckResult({ importing }: { importing: Import }) {
  const { isKeyed, check } = importing;
  if (!isKeyed) return <Text>Choisissez la colonne de la référence, ou celle de l’identifiant.</Text>;
  return (
    <>
      <MissingPart title="Le fichier n’a pas pu être vérifié" query={check} />
      {check.isPending && <Loader aria-label="Vérification du fichier" />}
      {check.data && (
        <Stack gap="md" aria-busy={check.isFetching}>
          <ImportQuestions importing={importing} check={check.data} />
          <ImportFaults importing={importing} check={check.data} />
          <ImportWarnings warnings={check.data.warnings} />
          {!importing.run.isSuccess && <ImportNewCategories categories={check.data.new_categories} />}
          {!importing.run.isSuccess && <ImportChoices importing={importing} check={check.data} />}
          <ImportRun importing={importing} check={check.data} />
          {!importing.run.isSuccess && (
            <ImportDifferences rows={check.data.rows} total={check.data.counts.created + check.data.counts.changed} />
          )}
        </Stack>
      )}
    </>
  );
}

function Step({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed" mb="xs">
          {hint}
        </Text>
      )}
      <Stack gap="sm">{children}</Stack>
    </section>
  );
}

/** Lines that are named of those that one remark is about. */
const LINES_NAMED = 5;

/** Warnings of what was cleaned or may be wrong, once for each column and message; it stops nothing. */
function ImportWarnings({ warnings }: Pick<ImportCheck, "warnings">) {
  if (warnings.length === 0) return null;
  const groups = Map.groupBy(warnings, ({ column, message }) => `${column ?? ""}\n${message}`);
  return (
    <Alert color="amber" icon={<TriangleAlert aria-hidden />} title={`${countOf(warnings.length, "remarque")} à relire`}>
      <List size="sm" spacing={4}>
        {[...groups].map(([key, group]) => (
          <List.Item key={key}>
            <b>{[group[0]?.column, linesOf(group)].filter(Boolean).join(", ")}</b>
            {"\u202f: "}
            {group[0]?.message}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function linesOf(group: ImportFault[]): string {
  const lines = [...new Set(group.map(({ line }) => line))];
  const named = lines.slice(0, LINES_NAMED).join(", ");
  const more = lines.length - LINES_NAMED;
  return `${lines.length > 1 ? "lignes" : "ligne"} ${named}${more > 0 ? ` et ${countOf(more, "autre")}` : ""}`;
}

/** The categories and sub-categories that the import would create: a slip of the hand would put one before visitors. */
function ImportNewCategories({ categories }: { categories: NewCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <Alert
      color="blue"
      icon={<FolderPlus aria-hidden />}
      title={countOf(categories.length, "catégorie sera créée", "catégories seront créées")}
    >
      <List size="sm" spacing={4}>
        {categories.map(({ name, subcategory, products }) => (
          <List.Item key={`${name}\n${subcategory}`}>
            <b>{[name, subcategory].filter(Boolean).join(" › ")}</b>, {countOf(products, "produit")}
          </List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        Si un nom est mal écrit, corrigez-le dans le fichier et choisissez-le à nouveau.
      </Text>
    </Alert>
  );
}
