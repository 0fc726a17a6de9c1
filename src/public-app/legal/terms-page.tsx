import { LegalPage } from "./legal-page.tsx";
import { text } from "./terms.fr.ts";

export function TermsPage() {
  return <LegalPage path="/conditions" text={text} />;
}
