import { ArchiveRestore, CircleQuestionMark, CircleUserRound, History, LayoutDashboard, Users, Webhook, Wrench } from "lucide-react";
import type { Role } from "#contracts/session/roles.ts";
import { allResources, type Resource, type Section } from "#admin-app/kit/resource.ts";

/** One screen, as the sidebar lists it and the palette finds it. */
export type Screen = Pick<Resource, "label" | "words" | "icon" | "list" | "Waiting"> & {
  /** Group of the sidebar; at its top or foot without one. */
  section?: Section;
  /** The role without which it is not listed; any, unless given. */
  role?: Role;
};

const DASHBOARD: Screen = { label: "Dashboard", words: "accueil tableau de bord", icon: LayoutDashboard, list: "/admin/dashboard" };

const REPAIRS: Screen = {
  label: "À réparer",
  words: "liens cassés erreurs 404 contrôles qualité manquants",
  icon: Wrench,
  section: "content",
  list: "/admin/dashboard/repairs",
};

const ACTIVITY: Screen = {
  label: "Activité",
  words: "historique journal modifications",
  icon: History,
  section: "administration",
  list: "/admin/dashboard/activity",
};

const BIN: Screen = {
  label: "Corbeille",
  words: "supprimés restaurer effacés",
  icon: ArchiveRestore,
  section: "administration",
  list: "/admin/dashboard/bin",
};

const TEAM: Screen = {
  label: "Équipe",
  words: "personnes utilisateurs rôles droits inviter",
  icon: Users,
  section: "administration",
  list: "/admin/dashboard/people",
  role: "admin",
};

const ACCOUNT: Screen = {
  label: "Mon compte",
  words: "profil mot de passe sessions connexions appareils",
  icon: CircleUserRound,
  list: "/admin/dashboard/account",
};

const INTEGRATIONS: Screen = {
  label: "API et webhooks",
  words: "intégrations connexions clés programmes machines",
  icon: Webhook,
  section: "administration",
  list: "/admin/dashboard/integrations",
  role: "admin",
};

const GUIDE: Screen = {
  label: "Aide",
  words: "guide mode d’emploi documentation comment faire",
  icon: CircleQuestionMark,
  list: "/admin/dashboard/help",
};

/** The screens at the foot of the sidebar, beside who is signed in. */
export const FOOT_SCREENS: Screen[] = [ACCOUNT, GUIDE];

/** Lists the screens in the sidebar's order. The dashboard, the resources' lists, then repairs, activity, bin, team,
 *  integrations, the own account and the guide. */
export function listScreens(): Screen[] {
  return [DASHBOARD, ...allResources(), REPAIRS, ACTIVITY, BIN, TEAM, INTEGRATIONS, ...FOOT_SCREENS];
}
