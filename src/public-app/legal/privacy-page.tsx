import { LegalPage } from "./legal-page.tsx";
import { text } from "#messages/public-app/legal/privacy";

export function PrivacyPage() {
  return <LegalPage path="/confidentialite" text={text} />;
}
