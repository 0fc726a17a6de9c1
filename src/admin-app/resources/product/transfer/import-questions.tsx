import { Alert, Radio, Stack, Table, Text } from "@mantine/core";
import { CircleQuestionMark } from "lucide-react";
import type { ImportCheck } from "#contracts/product/product-transfer.ts";
import type { Import } from "./use-import.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { SheetTable } from "./sheet-table.tsx";

const CHOICES = [
  {
    value: "ignored",
    label: "Ignorer les identifiants",
    description: "Le fichier vient d’un autre programme\u202f: chaque produit est reconnu par sa référence, sinon créé.",
  },
  { value: "ours", label: "Ce sont les mêmes produits", description: "Leur titre et leur référence ont changé dans le fichier." },
] as const;

/** The table scrolls inside; without it, it would widen the alert. */
const NARROW = { body: { minWidth: 0 } };

/** Ids that may be another program's: what is stored under them, what the file says, and the person's decision, which
 *  can be changed. */
export function ImportQuestions({ importing, check }: { importing: Import; check: ImportCheck }) {
  const { idMismatch, setIdMismatch } = importing;
  const { questions } = check;
  if (questions.length === 0 && idMismatch === undefined) return null;
  return (
    <Alert color="amber" icon={<CircleQuestionMark aria-hidden />} title={titleOf(questions.length)} styles={NARROW}>
      <Stack gap="md">
        {questions.length > 0 && <QuestionTable questions={questions} />}
        <Radio.Group
          label={"Que veulent dire ces identifiants\u202f?"}
          value={idMismatch ?? null}
          onChange={(value) => setIdMismatch(CHOICES.find((choice) => choice.value === value)?.value)}
        >
          <Stack gap="xs" mt="xs">
            {CHOICES.map((choice) => (
              <Radio key={choice.value} {...choice} />
            ))}
          </Stack>
        </Radio.Group>
      </Stack>
    </Alert>
  );
}

function titleOf(count: number): string {
  return count === 0 ? "Identifiants" : `${countOf(count, "identifiant est", "identifiants sont")} d’un autre produit`;
}

function QuestionTable({ questions }: Pick<ImportCheck, "questions">) {
  return (
    <SheetTable
      label="Identifiants à confirmer"
      minWidth={260}
      maxHeight={260}
      headings={["Ligne", "Ce qui est enregistré", "Ce que dit le fichier"]}
    >
      {questions.map(({ line, stored, row }) => (
        <Table.Tr key={line}>
          <Table.Td>{line}</Table.Td>
          <Table.Td>
            <Names {...stored} />
          </Table.Td>
          <Table.Td>
            <Names {...row} />
          </Table.Td>
        </Table.Tr>
      ))}
    </SheetTable>
  );
}

function Names({ title, reference }: ImportCheck["questions"][number]["row"]) {
  return (
    <>
      {title || "—"}
      <Text size="xs" c="dimmed">
        {reference || "sans référence"}
      </Text>
    </>
  );
}
