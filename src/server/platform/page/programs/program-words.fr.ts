import type { SettingsInput } from "#contracts/settings/settings.ts";

/** French words of the pages that are written for programs. */
export const words = {
  pages: {
    "/": "Accueil",
    "/fonctionnalites": "Fonctionnalités",
    "/produits": "Produits",
    "/a-propos": "À propos",
    "/blog": "Conseils",
    "/contact": "Contact",
    "/conditions": "Conditions d’utilisation",
    "/confidentialite": "Confidentialité",
    "/mentions-legales": "Mentions légales",
    "/cookies": "Cookies",
    "/signaler-une-vulnerabilite": "Signaler une vulnérabilité",
  },
  title: "En français",
  about: ({ name, city }: SiteFacts) => `Site public et catalogue de produits de ${name}, à ${city}.`,
  markdown:
    "Chaque page existe en Markdown\u202f: ajoutez `.md` à son chemin (`/index.md` pour l’accueil), ou demandez son adresse avec `Accept: text/markdown`.",
  pagesTitle: "Pages",
  linksTitle: "Pour les programmes",
  links: {
    "/agents.md": "Mode d’emploi\u202f: chercher, comparer, lire, demander",
    "/mcp": "Serveur MCP (Model Context Protocol, HTTP)\u202f: les outils pour chercher, lire, comparer et préparer une demande",
    "/api/docs": "Documentation de l’API REST",
    "/api/openapi.json": "La même, en OpenAPI 3.1",
    "/sitemap.xml": "Plan du site, avec la date de chaque changement",
    "/feed.xml": "Derniers articles, en RSS",
    "/merchant.xml": "Produits vendus et leurs prix, au format de Google Merchant",
  },
  guide: ({ origin, email, phone }: SiteFacts) => [
    "### Lire",
    "L’en-tête de chaque page Markdown donne son titre, sa description, son adresse et, pour un produit, sa référence, son prix et sa disponibilité. Citez l’adresse de la page, sans `.md`. Chaque réponse a un `ETag`\u202f: renvoyez-le dans `If-None-Match`, et une page inchangée ne coûte rien.",
    "### Par MCP",
    `\`${origin}/mcp\` donne tout cela comme outils, sans clé\u202f: \`search\`, \`read\`, \`compare\`, \`fits_with\`, \`make_selection_link\`, \`prepare_contact_request\`. Aucun n’envoie ni n’enregistre rien.`,
    "### Chercher",
    `- Un produit\u202f: \`${origin}/produits.md?q=thermostat\`, ou en JSON \`${origin}/api/products?q=thermostat&limit=20\`. \`category\` restreint, \`page\` continue.\n- Un produit dont vous avez le slug\u202f: \`${origin}/api/products/{slug}\`.\n- Un article\u202f: \`${origin}/blog.md\`, ou en JSON \`${origin}/api/blogs\`.`,
    "### Comparer",
    `Deux à quatre produits côte à côte\u202f: \`${origin}/comparer.md?produits={slug},{slug}\`.`,
    "### Demander",
    `Une personne répond. Menez votre utilisateur à \`${origin}/contact?produit={slug}&type=quote\` (\`demo\`, \`quote\` ou \`support\`\u202f; \`objet\` et \`message\` remplissent le formulaire), à ${email} ou au ${phone}. \`POST ${origin}/api/contact\` envoie une demande\u202f: seulement pour quelqu’un qui vous en a chargé et qui consent à ce que ses coordonnées soient enregistrées.`,
    "### Règles",
    "Les prix sont en euros, «\u202fà partir de\u202f»\u202f; un produit sans prix se chiffre sur devis. Après un refus 429 ou 503, attendez le temps que donne `Retry-After`. `/robots.txt` dit quels programmes sont bienvenus.",
  ],
};

/** Facts of the site that its guides for programs name. */
export type SiteFacts = Pick<SettingsInput, "name" | "city" | "email" | "phone"> & { origin: string };
