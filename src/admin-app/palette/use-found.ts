import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Image, Inbox, MailCheck, Newspaper, Package } from "lucide-react";
import { SUBSCRIBER_STATUS_LABELS } from "#contracts/newsletter/newsletter.ts";
import { STATUS_LABELS } from "#admin-app/article/article-words.ts";
import { headlineOf, nameOf } from "#admin-app/contact-request/contact-request-words.ts";
import { factsOf } from "#admin-app/media/media-words.ts";
import { rpc } from "#admin-app/rpc.ts";
import type { PaletteEntry } from "./palette-entry.ts";

/** Entries of one kind: enough to see that one must type on. */
const FOUND_MAX = 5;

/** What is stored and holds the words `q`, kind by kind; nothing while no `words` are typed. */
export function useFound(words: string, q: string): { entries: PaletteEntry[]; isSearching: boolean; isFailed: boolean } {
  const navigate = useNavigate();
  const query = { q, limit: FOUND_MAX };
  const whenAsked = { enabled: q !== "", placeholderData: keepPreviousData };
  const products = useQuery(rpc.products.list.queryOptions(query, whenAsked));
  const articles = useQuery(rpc.articles.page.queryOptions(query, whenAsked));
  const requests = useQuery(rpc.contactRequests.list.queryOptions(query, whenAsked));
  const subscribers = useQuery(rpc.newsletter.list.queryOptions(query, whenAsked));
  const files = useQuery(rpc.media.list.queryOptions(query, whenAsked));
  const all = [products, articles, requests, subscribers, files];

  const entries = [
    ...(products.data?.data ?? []).map(({ id, title, reference, category }): PaletteEntry => ({
      id: `product-${id}`,
      group: "Produits",
      label: title,
      description: [reference, category].filter(Boolean).join(" · "),
      icon: Package,
      run: () => void navigate({ to: "/admin/dashboard/products/$id", params: { id: String(id) } }),
    })),
    ...(articles.data?.data ?? []).map(({ id, title, status }): PaletteEntry => ({
      id: `article-${id}`,
      group: "Articles",
      label: title,
      description: STATUS_LABELS[status],
      icon: Newspaper,
      run: () => void navigate({ to: "/admin/dashboard/blog/$id", params: { id: String(id) } }),
    })),
    ...(requests.data?.data ?? []).map(({ id, ...request }): PaletteEntry => ({
      id: `request-${id}`,
      group: "Demandes",
      label: nameOf(request),
      description: headlineOf(request),
      icon: Inbox,
      run: () => void navigate({ to: "/admin/dashboard/requests/$id", params: { id: String(id) } }),
    })),
    ...(subscribers.data?.data ?? []).map(({ id, email, status }): PaletteEntry => ({
      id: `subscriber-${id}`,
      group: "Abonnés",
      label: email,
      description: SUBSCRIBER_STATUS_LABELS[status],
      icon: MailCheck,
      run: () => void navigate({ to: "/admin/dashboard/subscribers", search: { q: email } }),
    })),
    ...(files.data?.data ?? []).map(({ id, original_name, ...file }): PaletteEntry => ({
      id: `file-${id}`,
      group: "Fichiers",
      label: original_name,
      description: factsOf(file),
      icon: Image,
      run: () => void navigate({ to: "/admin/dashboard/media/$id", params: { id: String(id) } }),
    })),
  ];
  return {
    entries: words === "" ? [] : entries,
    isSearching: all.some(({ isFetching }) => isFetching),
    isFailed: all.some(({ isError }) => isError),
  };
}
