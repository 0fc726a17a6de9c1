import { LegalPage } from "./legal-page.tsx";
import { text } from "./privacy.fr.ts";

export function PrivacyPage() {
  return <LegalPage path="/confidentialite" text={text} />;
}
