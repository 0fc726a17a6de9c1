import { LayoutDashboard } from "lucide-react";
import type { Noun } from "#admin-app/noun.ts";
import { NOUNS } from "#admin-app/nouns.tsx";

/** One screen, as the sidebar lists it and the palette finds it. */
export type Screen = Pick<Noun, "label" | "words" | "icon" | "list" | "Waiting">;

const DASHBOARD: Screen = { label: "Dashboard", words: "accueil tableau de bord", icon: LayoutDashboard, list: "/admin/dashboard" };

/** The dashboard, then the nouns' lists. */
export const SCREENS: Screen[] = [DASHBOARD, ...NOUNS];
