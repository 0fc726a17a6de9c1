import { Text } from "@mantine/core";
import type { Completeness } from "#contracts/attribute/completeness.ts";

/** How many of its category's attributes a product has a value of, and the values that cannot be read. */
export function CompletenessCell({ completeness }: { completeness: Completeness | undefined }) {
  if (!completeness || completeness.total === 0) {
    return (
      <Text inherit c="dimmed">
        –
      </Text>
    );
  }
  const { filled, total, unread } = completeness;
  return (
    <>
      <Text inherit className="tabular" c={filled === 0 ? "error" : undefined}>
        {filled} sur {total}
      </Text>
      {unread.map(({ name, text }) => (
        <Text key={name} size="xs" c="error" miw={160} style={{ whiteSpace: "normal" }}>
          {name} : « {text} » ne se lit pas
        </Text>
      ))}
    </>
  );
}
