import type { inferRouterOutputs } from "@trpc/server";
import type { NavigateOptions, RegisteredRouter } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { EditedItem } from "#admin-app/kit/editor/edited-resource.ts";
import type { AppRouter } from "#server/router.ts";

type Path = keyof RegisteredRouter["routesByPath"];

/** Lists whose items open in a window over them. */
export type ListPath = { [Under in Path]: `${Under}/$id` extends Path ? Under : never }[Path];

/** Path of the editor of one item of such a list. */
export type ItemPath = `${ListPath}/$id`;

/** One stored item that the palette found; `to` is where it leads, unless to its form. */
export type Found = { id: number; label: string; description: string; to?: NavigateOptions };

/** Query of the palette, and the maximum number of results. */
export type FoundQuery = { q: string; limit: number };

/** Groups of the sidebar, in order. */
export const SECTIONS = { catalogue: "Catalogue", content: "Contenu", relations: "Relations", administration: "Administration" } as const;

export type Section = keyof typeof SECTIONS;

/** Conversion of a record to what its form holds. Methods, so that the kit may know it of any resource. */
export type RecordForm = { empty(): object; of(item: EditedItem): object };

/** The facts of a resource besides its screens: the sidebar, the palette, the dashboard and the media library are
 *  derived from it. `resources.tsx` lists them. */
export type Resource = {
  /** Server's name of the resource. */
  name: string;
  /** Its router on the server, under which its rights go. */
  router: keyof inferRouterOutputs<AppRouter>;
  /** Displayed name of one of its items. */
  one: string;
  /** Set where sentences about one agree in the feminine. */
  isFeminine?: true;
  /** Its screen, as the sidebar and the palette name it; `words` are other names that a person may type. */
  label: string;
  words: string;
  icon: LucideIcon;
  /** Group of the sidebar in which it stands. */
  section: Section;
  list: Path;
  /** Whether the server records its changes: the activity can be narrowed to it. */
  isRecorded?: true;
  /** Labels of its fields, for the changed ones of the activity. Loaded there only. */
  labels?: () => Promise<Record<string, string>>;
  /** Set for a resource whose records are translated, with what several of them are called. */
  translated?: { many: string };
  /** Whether changes of its records may wait in a launch. */
  canWait?: true;
  /** The form of a record, for a change that a program has put into a launch. Loaded there only. */
  form?: (id: number | null) => Promise<RecordForm>;
  item?: {
    to: ItemPath;
    /** The command that opens an empty form; left out where items come from elsewhere. */
    creation?: { label: string; words?: string };
    /** Names of an item that shows files, and of the fields that hold them, for the media library. */
    files?: { name: string; fields: Record<string, string> };
  };
  /** Facts for a resource that the dashboard counts, and offers to add. Source: ADM-4. */
  dashboard?: { label: string; count: keyof inferRouterOutputs<AppRouter>["dashboard"]["stats"] };
  /** Counts the items that wait for an administrator, for what it renders: the resource's link in the sidebar. */
  Waiting?: (props: { children: (count: number) => ReactNode }) => ReactNode;
  /** Search of the palette for stored items. */
  found?: { group: string; search: (query: FoundQuery) => Promise<Found[]> };
};

let registered: readonly Resource[] | undefined;

/** Registers what the administration looks after, once: its kit knows resources by this alone. */
export function registerResources(resources: readonly Resource[]): void {
  registered = resources;
}

/** Every registered resource, in the sidebar's order. Fails before `registerResources`, which `resources.tsx` calls. */
export function allResources(): readonly Resource[] {
  if (!registered) throw new Error("no resource is registered: import resources.tsx first");
  return registered;
}

/** Finds a resource by the server's name of it. */
export function findResource(name: string): Resource | undefined {
  return allResources().find((resource) => resource.name === name);
}
