import { LegalPage } from "./legal-page.tsx";
import { text } from "./notice.fr.ts";

export function NoticePage() {
  return <LegalPage path="/mentions-legales" text={text} />;
}
