import { LegalPage } from "./legal-page.tsx";
import { text } from "./cookies.fr.ts";

export function CookiesPage() {
  return <LegalPage path="/cookies" text={text} />;
}
