import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Newspaper, Package } from "lucide-react";
import { STATUS_LABELS } from "#admin-app/article/article-words.ts";
import { matchesText } from "#admin-app/collection/text-filter.ts";
import { rpc } from "#admin-app/rpc.ts";
import { signOut } from "#admin-app/session/sign-out.ts";
import { type Command, COMMANDS } from "./palette-commands.ts";
import type { PaletteEntry } from "./palette-entry.ts";
import { useTheme } from "./use-theme.ts";

const TYPING_PAUSE_MS = 150;
const FOUND_MAX = 6;

/** What the words typed find: actions at once, products and articles as soon as the server has answered. */
export function usePaletteEntries(typed: string): { entries: PaletteEntry[]; isSearching: boolean; isFailed: boolean } {
  const words = typed.trim();
  const [q] = useDebouncedValue(words, TYPING_PAUSE_MS);
  const navigate = useNavigate();
  const theme = useTheme();
  const whenAsked = { enabled: q !== "", placeholderData: keepPreviousData };
  const products = useQuery(rpc.products.list.queryOptions({ q, limit: FOUND_MAX }, whenAsked));
  const articles = useQuery(rpc.articles.page.queryOptions({ q, limit: FOUND_MAX }, whenAsked));

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

  const actions = COMMANDS.filter(({ label, words: more = "" }) => matchesText({ q: words }, label, more)).map((command): PaletteEntry => ({
    id: `action-${command.label}`,
    group: "Actions",
    label: command.label,
    icon: command.icon,
    run: () => run(command),
  }));
  const foundProducts = (words && products.data ? products.data.data : []).map(({ id, title, reference, category }): PaletteEntry => ({
    id: `product-${id}`,
    group: "Produits",
    label: title,
    description: [reference, category].filter(Boolean).join(" · "),
    icon: Package,
    run: () => void navigate({ to: "/admin/dashboard/products/$id", params: { id: String(id) } }),
  }));
  const foundArticles = (words && articles.data ? articles.data.data : []).map(({ id, title, status }): PaletteEntry => ({
    id: `article-${id}`,
    group: "Articles",
    label: title,
    description: STATUS_LABELS[status],
    icon: Newspaper,
    run: () => void navigate({ to: "/admin/dashboard/blog/$id", params: { id: String(id) } }),
  }));
  return {
    entries: [...actions, ...foundProducts, ...foundArticles],
    isSearching: words !== "" && (words !== q || products.isFetching || articles.isFetching),
    isFailed: products.isError || articles.isError,
  };
}
