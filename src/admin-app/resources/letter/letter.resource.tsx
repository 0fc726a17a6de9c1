import { createRoute } from "@tanstack/react-router";
import { Mails } from "lucide-react";
import { idSchema } from "#contracts/shared/entity.ts";
import { parseCopied, parseTextFilter } from "#admin-app/kit/collection/filter/list-filter.ts";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import type { Resource } from "#admin-app/kit/resource.ts";
import { itemOf, signedInRoute } from "#admin-app/parent-routes.ts";

export const letterResource: Resource = {
  name: "letter",
  router: "letters",
  one: "Lettre",
  isFeminine: true,
  label: "Lettres",
  words: "newsletter lettre d’information e-mail envoyer abonnés campagne",
  icon: Mails,
  section: "relations",
  list: "/admin/dashboard/letters",
  isRecorded: true,
  translated: { many: "Lettres" },
  labels: async () => (await import("./letter-editing.ts")).LETTER_LABELS,
  item: {
    to: "/admin/dashboard/letters/$id",
    creation: { label: "Nouvelle lettre", words: "newsletter" },
    files: { name: "Lettre", fields: { sections: "contenu" } },
  },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/letters",
  validateSearch: parseTextFilter,
  component: lazyScreen(() => import("./letters-screen.tsx"), "LettersScreen"),
});

/** Origin of a new letter: an article, or another letter. */
type LetterStart = { article?: number; copy?: number };

function parseStart({ article, ...search }: Record<string, unknown>): LetterStart {
  const { data } = idSchema.safeParse(Number(article));
  return { ...parseCopied(search), ...(data !== undefined && { article: data }) };
}

const itemRoute = createRoute({
  ...itemOf(listRoute),
  validateSearch: parseStart,
  component: lazyScreen(() => import("./letter-screen.tsx"), "LetterScreen"),
});

export const letterRoutes = listRoute.addChildren([itemRoute]);
