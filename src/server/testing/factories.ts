let count = 0;

/** A number no other call has got, for what must be unique. */
function next(): number {
  count += 1;
  return count;
}

/** The least a product needs, unique; `fields` says what matters to the test. */
export function aProduct(fields: Record<string, unknown> = {}) {
  const n = next();
  return {
    title: `Variateur ${n}`,
    slug: `variateur-${n}`,
    reference: `LUM-TEST-${n}`,
    category: "Éclairage",
    short_description: "Règle la lumière en douceur.",
    ...fields,
  };
}

export function aSlide(fields: Record<string, unknown> = {}) {
  return { title: `Slide ${next()}`, cta_text: "Demander une démo", cta_link: "/contact", ...fields };
}

export function aFeature(fields: Record<string, unknown> = {}) {
  return { title: `Fonctionnalité ${next()}`, description: "Tout s’éteint quand vous partez.", ...fields };
}

export function anArticle(fields: Record<string, unknown> = {}) {
  const n = next();
  return { title: `Article ${n}`, slug: `article-${n}`, content: "<p>Un texte utile.</p>", ...fields };
}

export function aCategory(fields: Record<string, unknown> = {}) {
  return { name: `Catégorie ${next()}`, subcategories: ["Intérieur", "Extérieur"], ...fields };
}

export function aContactRequest(fields: Record<string, unknown> = {}) {
  return {
    requestType: "demo",
    firstName: "Leïla",
    lastName: "Ben Salah",
    email: "leila@example.com",
    message: "Je souhaite une démonstration.",
    consent: true,
    ...fields,
  };
}
