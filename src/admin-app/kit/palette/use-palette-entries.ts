import { useDebouncedValue } from "@mantine/hooks";
import { useNavigate, type NavigateOptions } from "@tanstack/react-router";
import { matchesText } from "#admin-app/kit/collection/filter/list-filter.ts";
import { signOut, useCurrentUser } from "#admin-app/kit/session/current-user.ts";
import { useTheme } from "#admin-app/kit/layout/use-theme.ts";
import { searchGuide } from "#admin-app/kit/guide/guide-text.ts";
import { CircleQuestionMark, LogOut, type LucideIcon, Plus, SquareArrowOutUpRight, SunMoon } from "lucide-react";
import { isAtLeast } from "#contracts/session/roles.ts";
import type { CurrentUser } from "#contracts/session/session.ts";
import { listScreens, type Screen } from "#admin-app/kit/layout/screens.ts";
import { allResources, type Resource } from "#admin-app/kit/resource.ts";
import { keepPreviousData, useQueries } from "@tanstack/react-query";

const TYPING_PAUSE_MS = 150;

/** Finds entries for the typed words: actions at once, stored items as soon as the server has answered. Until then,
 *  what the words before found stays; the first entry is of these words once `isFirstKnown`. */
export function usePaletteEntries(typed: string): {
  entries: PaletteEntry[];
  isSearching: boolean;
  isFirstKnown: boolean;
  isFailed: boolean;
} {
  const words = typed.trim();
  const [q] = useDebouncedValue(words, TYPING_PAUSE_MS);
  const navigate = useNavigate();
  const theme = useTheme();
  const user = useCurrentUser();

  function run(command: Command) {
    if ("to" in command) return void navigate(command.to);
    switch (command.act) {
      case "theme":
        return theme.toggle();
      case "site":
        return void window.open("/", "_blank", "noopener");
      case "sign-out":
        return void signOut();
    }
  }

  const actions = listCommands()
    .filter(({ label, words: more = "", isFor }) => matchesText({ q: words }, label, more) && (!isFor || isFor(user)))
    .map((command): PaletteEntry => ({
      id: `action-${command.label}`,
      group: "Actions",
      label: command.label,
      icon: command.icon,
      run: () => run(command),
    }));
  const found = useFound(words, q);
  const isSearching = words !== "" && (words !== q || found.isSearching);
  return {
    entries: [...actions, ...found.entries],
    isSearching,
    isFirstKnown: actions.length > 0 || !isSearching,
    isFailed: found.isFailed,
  };
}

/** A command of the palette: `to` leads somewhere, `act` does something here. `isFor` says whose it is; everybody's,
 *  unless given. */
type Command = { label: string; words?: string; icon: LucideIcon; isFor?: (user: CurrentUser) => boolean } & (
  | { to: NavigateOptions }
  | { act: "theme" | "site" | "sign-out" }
);

/** Words for « new » of either gender: « nouvel » is typed before « produit » is. */
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
function listCommands(): Command[] {
  return [...listScreens().map(toScreen), ...allResources().flatMap(toCreation), ...OTHERS];
}

/** Entries of one kind: enough to see that one must type on. */
const FOUND_MAX = 5;

/** Pages of the guide, which the palette finds after all stored items. */
const GUIDE = { name: "guide", group: "Aide", icon: CircleQuestionMark, item: undefined, search: searchGuide };

/** Finds stored items that hold the words `q`, kind by kind; nothing while no `words` are typed. */
function useFound(words: string, q: string): { entries: PaletteEntry[]; isSearching: boolean; isFailed: boolean } {
  const navigate = useNavigate();
  const query = { q, limit: FOUND_MAX };
  const searched = [...allResources().flatMap(({ name, icon, item, found }) => (found ? [{ name, icon, item, ...found }] : [])), GUIDE];
  const results = useQueries({
    queries: searched.map(({ name, search }) => ({
      queryKey: ["palette", name, query],
      queryFn: () => search(query),
      enabled: q !== "",
      placeholderData: keepPreviousData,
      // `search` asks through the query cache, which retries and knows what is stale.
      staleTime: 0,
      retry: false,
    })),
  });

  const entries = searched.flatMap(({ name, group, icon, item }, index) =>
    (results[index]?.data ?? []).map(({ id, label, description, to }): PaletteEntry => ({
      id: `${name}-${id}`,
      group,
      label,
      description,
      icon,
      run: () => void navigate(to ?? { to: item?.to, params: { id: String(id) } }),
    })),
  );
  return {
    entries: words === "" ? [] : entries,
    isSearching: results.some(({ isFetching }) => isFetching),
    isFailed: results.some(({ isError }) => isError),
  };
}

/** One line of the palette: under which heading it stands, what it says and what choosing it does. */
export type PaletteEntry = { id: string; group: string; label: string; description?: string; icon: LucideIcon; run: () => void };
