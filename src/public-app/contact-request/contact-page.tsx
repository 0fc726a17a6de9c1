import { useLoaderData, useSearch } from "@tanstack/react-router";
import { PageHero } from "#public-app/ui/page-hero.tsx";
import { PageHead } from "#public-app/document/page-head.tsx";
import section from "#public-app/ui/section.module.css";
import { ContactFaq } from "./contact-faq.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { ContactWays } from "./contact-ways.tsx";
import styles from "./contact-page.module.css";
import { m } from "#messages/public-app/contact-request/messages";
import { Showroom } from "./showroom.tsx";

export function ContactPage() {
  const { type, selection, envoye } = useSearch({ from: "/contact" });
  const { product, named } = useLoaderData({ from: "/contact" });
  return (
    <>
      <PageHead title={m.title} description={m.description} path="/contact" isHidden={envoye !== undefined} />
      <PageHero title={m.heading} lead={m.description} scene="vitrine" />
      <div className={`${section.container} ${styles.body}`}>
        <ContactPanel type={type} product={product} named={named} isOwn={selection !== undefined} hasSent={envoye !== undefined} />
        <ContactWays />
      </div>
      <Showroom />
      <ContactFaq />
    </>
  );
}
