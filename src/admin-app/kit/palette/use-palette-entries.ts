import { useDebouncedValue } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { matchesText } from "#admin-app/kit/collection/filter/text-filter.ts";
import { signOut } from "#admin-app/kit/session/sign-out.ts";
import { type Command, listCommands } from "./palette-commands.ts";
import type { PaletteEntry } from "./palette-entry.ts";
import { useCurrentUser } from "#admin-app/kit/session/current-user.ts";
import { useFound } from "./use-found.ts";
import { useTheme } from "#admin-app/kit/layout/use-theme.ts";

const TYPING_PAUSE_MS = 150;

/** What the words typed find: actions at once, what is stored as soon as the server has answered. Until then, what the words before found
 *  stays; the first entry is of these words once `isFirstKnown`. */
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
