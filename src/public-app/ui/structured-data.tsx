/** Facts for search engines, as JSON-LD. */
export type Facts = { "@type": string } & Record<string, unknown>;

/** JSON that cannot close the script element it stands in. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

export function StructuredData({ facts }: { facts: Facts[] }) {
  const json = scriptSafeJson(facts.map((fact) => ({ "@context": "https://schema.org", ...fact })));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
