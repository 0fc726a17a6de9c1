import { useLoaderData, useSearch } from "@tanstack/react-router";
import { PageHero } from "#public-app/ui/page-hero.tsx";
import { PageHead } from "#public-app/document/page-head.tsx";
import { ServerPart } from "#public-app/ui/server-part.tsx";
import section from "#public-app/ui/section.module.css";
import { ContactFaq } from "./contact-faq.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import styles from "./contact-page.module.css";
import { m } from "#messages/public-app/contact-request/messages";
import { ContactWays, Showroom } from "./visit/server-parts.ts";

export function ContactPage() {
  const { type, selection, envoye } = useSearch({ from: "/contact" });
  const { product, named } = useLoaderData({ from: "/contact" });
  return (
    <>
      <PageHead title={m.title} description={m.description} path="/contact" isHidden={envoye !== undefined} />
      <PageHero title={m.heading} lead={m.description} scene="vitrine" />
      <div className={`${section.container} ${styles.body}`}>
        <ContactPanel type={type} product={product} named={named} isOwn={selection !== undefined} hasSent={envoye !== undefined} />
        <ServerPart id="autrement">
          <ContactWays />
        </ServerPart>
      </div>
      <ServerPart id="sur-place">
        <Showroom />
      </ServerPart>
      <ContactFaq />
    </>
  );
}
