import { Alert } from "@mantine/core";
import { type Compliance, missingCompliance } from "#contracts/product/product-compliance.ts";
import { missingInWords } from "./missing-compliance.ts";

/** What the law still asks of a product; nothing where it says all of it. */
export function ComplianceNotice({ told }: { told: Compliance }) {
  const missing = missingCompliance(told);
  if (missing.length === 0) return null;
  return (
    <Alert color="yellow" role="note">
      Le règlement européen sur la sécurité des produits (article 19) demande encore{"\u202f"}: {missingInWords(missing)}.
    </Alert>
  );
}
