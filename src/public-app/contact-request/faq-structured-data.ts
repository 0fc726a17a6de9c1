import type { StructuredData } from "#public-app/document/breadcrumb-structured-data.ts";
import type { PublicSettings } from "#contracts/settings/public-settings.ts";

/** The questions and their answers for search engines. */
export function faqStructuredData(faq: PublicSettings["faq"]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
