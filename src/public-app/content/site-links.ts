/** Main menu, in order. */
export const MENU_LINKS = [
  { to: "/", label: "Accueil" },
  { to: "/fonctionnalites", label: "Fonctionnalités" },
  { to: "/produits", label: "Produits" },
  { to: "/a-propos", label: "À propos" },
  { to: "/blog", label: "Conseils" },
  { to: "/contact", label: "Contact" },
] as const;

/** The company's pages, as the footer lists them. */
export const COMPANY_LINKS = MENU_LINKS.slice(1);

/** Legal pages, as the footer lists them. */
export const LEGAL_LINKS = [
  { to: "/mentions-legales", label: "Mentions légales" },
  { to: "/conditions", label: "Conditions d’utilisation" },
  { to: "/confidentialite", label: "Confidentialité" },
  { to: "/cookies", label: "Cookies" },
] as const;
