import { History, LayoutDashboard } from "lucide-react";
import type { Noun } from "#admin-app/noun.ts";
import { NOUNS } from "#admin-app/nouns.tsx";

/** One screen, as the sidebar lists it and the palette finds it. */
export type Screen = Pick<Noun, "label" | "words" | "icon" | "list" | "Waiting">;

const DASHBOARD: Screen = { label: "Dashboard", words: "accueil tableau de bord", icon: LayoutDashboard, list: "/admin/dashboard" };

const ACTIVITY: Screen = { label: "Activité", words: "historique journal modifications", icon: History, list: "/admin/dashboard/activity" };

/** The dashboard, the nouns' lists, then what was changed in them. */
export const SCREENS: Screen[] = [DASHBOARD, ...NOUNS, ACTIVITY];
