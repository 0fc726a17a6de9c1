import type { LucideIcon } from "lucide-react";

/** One line of the palette: under which heading it stands, what it says and what choosing it does. */
export type PaletteEntry = { id: string; group: string; label: string; description?: string; icon: LucideIcon; run: () => void };
