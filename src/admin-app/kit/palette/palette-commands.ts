import type { NavigateOptions } from "@tanstack/react-router";
import { LogOut, type LucideIcon, Plus, SquareArrowOutUpRight, SunMoon } from "lucide-react";
import { isAtLeast } from "#contracts/session/roles.ts";
import type { CurrentUser } from "#contracts/session/session.ts";
import { listScreens, type Screen } from "#admin-app/kit/layout/screens.ts";
import { allResources, type Resource } from "#admin-app/kit/resource.ts";

/** What can be done from the palette without naming anything: `to` leads somewhere, `act` does something here. `isFor` says whose it is; everybody's,
 *  unless given. */
export type Command = { label: string; words?: string; icon: LucideIcon; isFor?: (user: CurrentUser) => boolean } & (
  | { to: NavigateOptions }
  | { act: "theme" | "site" | "sign-out" }
);

/** Whatever its gender: « nouvel » is typed before « produit » is. */
const NEW_WORDS = "nouveau nouvelle nouvel créer ajouter";

const toScreen = ({ label, words, icon, list, role: needed = "reader" }: Screen): Command => ({
  label,
  words,
  icon,
  to: { to: list },
  isFor: ({ role }) => isAtLeast(role, needed),
});

/** Opens an empty form; nothing where items come from elsewhere. */
function toCreation({ item, router }: Resource): Command[] {
  if (!item?.creation) return [];
  const { label, words = "" } = item.creation;
  const isFor = ({ access }: CurrentUser) => access[router] === "write";
  return [{ label, words: `${NEW_WORDS} ${words}`, icon: Plus, to: { to: item.to, params: { id: "new" } }, isFor }];
}

const OTHERS: Command[] = [
  { label: "Changer de thème", words: "clair sombre nuit", icon: SunMoon, act: "theme" },
  { label: "Voir le site", icon: SquareArrowOutUpRight, act: "site" },
  { label: "Déconnexion", words: "quitter", icon: LogOut, act: "sign-out" },
];

/** Lists the commands: every screen of the sidebar, every quick action of the dashboard, and three more. */
export function listCommands(): Command[] {
  return [...listScreens().map(toScreen), ...allResources().flatMap(toCreation), ...OTHERS];
}
