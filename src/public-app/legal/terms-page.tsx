import { LegalPage } from "./legal-page.tsx";
import { text } from "#messages/public-app/legal/terms";

export function TermsPage() {
  return <LegalPage path="/conditions" text={text} />;
}
