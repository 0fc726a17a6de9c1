import { Text } from "@mantine/core";
import type { Completeness } from "#contracts/attribute/completeness.ts";
import { missingInWords } from "./missing-compliance.ts";

/** How many of its category's attributes a product has a value of, the values that cannot be read, and what the law asks for besides. */
export function CompletenessCell({ completeness }: { completeness: Completeness | undefined }) {
  const { filled, total, unread, missing } = completeness ?? { filled: 0, total: 0, unread: [], missing: [] };
  return (
    <>
      {total === 0 ? (
        <Text inherit c="dimmed">
          –
        </Text>
      ) : (
        <Text inherit className="tabular" c={filled === 0 ? "error" : undefined}>
          {filled} sur {total}
        </Text>
      )}
      {unread.map(({ name, text }) => (
        <Text key={name} size="xs" c="error" miw={160} style={{ whiteSpace: "normal" }}>
          {name} : « {text} » ne se lit pas
        </Text>
      ))}
      {missing.length > 0 && (
        // One line: the form names them all.
        <Text size="xs" c="dimmed" maw={170} truncate title={missingInWords(missing)}>
          Manque{"\u202f"}: {missingInWords(missing)}
        </Text>
      )}
    </>
  );
}
