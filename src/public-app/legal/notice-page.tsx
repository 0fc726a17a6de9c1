import { LegalPage } from "./legal-page.tsx";
import { text } from "#messages/public-app/legal/notice";

export function NoticePage() {
  return <LegalPage path="/mentions-legales" text={text} />;
}
