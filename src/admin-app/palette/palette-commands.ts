import type { NavigateOptions } from "@tanstack/react-router";
import { LogOut, type LucideIcon, Plus, SquareArrowOutUpRight, SunMoon } from "lucide-react";
import { SCREENS } from "#admin-app/layout/screens.ts";

/** What can be done from the palette without naming anything: `to` leads somewhere, `act` does something here. */
export type Command = { label: string; words?: string; icon: LucideIcon } & (
  | { to: NavigateOptions }
  | { act: "theme" | "site" | "sign-out" }
);

const NEW = { id: "new" };
/** Whatever its gender: « nouvel » is typed before « produit » is. */
const NEW_WORDS = "nouveau nouvelle nouvel créer ajouter";

/** Source: the sidebar's screens and the dashboard's quick actions (specification §2). */
export const COMMANDS: Command[] = [
  ...SCREENS.map(({ label, words, icon, to }): Command => ({ label, words, icon, to: { to } })),
  { label: "Nouveau produit", words: NEW_WORDS, icon: Plus, to: { to: "/admin/dashboard/products/$id", params: NEW } },
  { label: "Nouvelle catégorie", words: NEW_WORDS, icon: Plus, to: { to: "/admin/dashboard/categories/$id", params: NEW } },
  { label: "Nouveau slide", words: NEW_WORDS, icon: Plus, to: { to: "/admin/dashboard/slides/$id", params: NEW } },
  { label: "Nouvel article", words: `${NEW_WORDS} rédiger billet`, icon: Plus, to: { to: "/admin/dashboard/blog/$id", params: NEW } },
  { label: "Nouvelle fonctionnalité", words: NEW_WORDS, icon: Plus, to: { to: "/admin/dashboard/features/$id", params: NEW } },
  { label: "Changer de thème", words: "clair sombre nuit", icon: SunMoon, act: "theme" },
  { label: "Voir le site", icon: SquareArrowOutUpRight, act: "site" },
  { label: "Déconnexion", words: "quitter", icon: LogOut, act: "sign-out" },
];
