import type { NavigateOptions } from "@tanstack/react-router";
import { LogOut, type LucideIcon, Plus, SquareArrowOutUpRight, SunMoon } from "lucide-react";
import { SCREENS } from "#admin-app/layout/screens.ts";
import { NOUNS } from "#admin-app/nouns.tsx";

/** What can be done from the palette without naming anything: `to` leads somewhere, `act` does something here. */
export type Command = { label: string; words?: string; icon: LucideIcon } & (
  | { to: NavigateOptions }
  | { act: "theme" | "site" | "sign-out" }
);

/** Whatever its gender: « nouvel » is typed before « produit » is. */
const NEW_WORDS = "nouveau nouvelle nouvel créer ajouter";

const CREATIONS = NOUNS.flatMap(({ item }): Command[] => {
  if (!item?.creation) return [];
  const { label, words = "" } = item.creation;
  return [{ label, words: `${NEW_WORDS} ${words}`, icon: Plus, to: { to: item.to, params: { id: "new" } } }];
});

/** Source: the sidebar's screens and the dashboard's quick actions (specification §2). */
export const COMMANDS: Command[] = [
  ...SCREENS.map(({ label, words, icon, list }): Command => ({ label, words, icon, to: { to: list } })),
  ...CREATIONS,
  { label: "Changer de thème", words: "clair sombre nuit", icon: SunMoon, act: "theme" },
  { label: "Voir le site", icon: SquareArrowOutUpRight, act: "site" },
  { label: "Déconnexion", words: "quitter", icon: LogOut, act: "sign-out" },
];
