import type { NavigateOptions } from "@tanstack/react-router";
import {
  GalleryHorizontal,
  Inbox,
  Images,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MailCheck,
  Newspaper,
  Package,
  Plus,
  Sparkles,
  SquareArrowOutUpRight,
  SunMoon,
  Tags,
} from "lucide-react";

/** What can be done from the palette without naming anything: `to` leads somewhere, `act` does something here. */
export type Command = { label: string; words?: string; icon: LucideIcon } & (
  | { to: NavigateOptions }
  | { act: "theme" | "site" | "sign-out" }
);

const NEW = { id: "new" };

/** Source: the sidebar's screens and the dashboard's quick actions (specification §2). */
export const COMMANDS: Command[] = [
  { label: "Dashboard", words: "accueil tableau de bord", icon: LayoutDashboard, to: { to: "/admin/dashboard" } },
  { label: "Produits", words: "catalogue", icon: Package, to: { to: "/admin/dashboard/products" } },
  { label: "Catégories", icon: Tags, to: { to: "/admin/dashboard/categories" } },
  { label: "Slides", words: "carrousel", icon: GalleryHorizontal, to: { to: "/admin/dashboard/slides" } },
  { label: "Blog", words: "articles", icon: Newspaper, to: { to: "/admin/dashboard/blog" } },
  { label: "Fonctionnalités", icon: Sparkles, to: { to: "/admin/dashboard/features" } },
  { label: "Demandes", words: "contact messages devis démo support", icon: Inbox, to: { to: "/admin/dashboard/requests" } },
  { label: "Abonnés", words: "newsletter lettre d’information", icon: MailCheck, to: { to: "/admin/dashboard/subscribers" } },
  { label: "Médiathèque", words: "images photos pdf fichiers", icon: Images, to: { to: "/admin/dashboard/media" } },
  { label: "Nouveau produit", words: "créer ajouter", icon: Plus, to: { to: "/admin/dashboard/products/$id", params: NEW } },
  { label: "Nouvelle catégorie", words: "créer ajouter", icon: Plus, to: { to: "/admin/dashboard/categories/$id", params: NEW } },
  { label: "Nouveau slide", words: "créer ajouter", icon: Plus, to: { to: "/admin/dashboard/slides/$id", params: NEW } },
  { label: "Nouvel article", words: "créer ajouter rédiger", icon: Plus, to: { to: "/admin/dashboard/blog/$id", params: NEW } },
  { label: "Nouvelle fonctionnalité", words: "créer ajouter", icon: Plus, to: { to: "/admin/dashboard/features/$id", params: NEW } },
  { label: "Changer de thème", words: "clair sombre nuit", icon: SunMoon, act: "theme" },
  { label: "Voir le site", icon: SquareArrowOutUpRight, act: "site" },
  { label: "Déconnexion", words: "quitter", icon: LogOut, act: "sign-out" },
];
