import { LegalPage } from "./legal-page.tsx";
import { text } from "#messages/public-app/legal/cookies";

export function CookiesPage() {
  return <LegalPage path="/cookies" text={text} />;
}
