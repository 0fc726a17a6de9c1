import type { StructuredData } from "#public-app/document/breadcrumb-structured-data.ts";
import { faq } from "#messages/public-app/contact-request/faq";

/** The questions and their answers for search engines. */
export function faqStructuredData(): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: faq.entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
