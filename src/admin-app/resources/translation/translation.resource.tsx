import { createRoute, redirect } from "@tanstack/react-router";
import { Languages } from "lucide-react";
import { idSchema } from "#contracts/shared/entity.ts";
import { lazyScreen } from "#admin-app/kit/errors/lazy-screen.ts";
import type { Resource } from "#admin-app/kit/resource.ts";
import { signedInRoute } from "#admin-app/parent-routes.ts";
import { queries } from "#admin-app/rpc.ts";
import { parseTranslationFilter, parseParam, toParam } from "./translation-filter.ts";
import { TRANSLATION_LABELS } from "./translation-words.ts";

export const translationResource: Resource = {
  name: "translation",
  router: "translations",
  one: "Traduction",
  isFeminine: true,
  label: "Traductions",
  words: "langues anglais traduire english",
  icon: Languages,
  section: "content",
  list: "/admin/dashboard/translations",
  isRecorded: true,
  canWait: true,
  labels: () => Promise.resolve(TRANSLATION_LABELS), // which its filter has loaded
  form: async (id) => (await import("./translation-editing.ts")).readTranslationForm(id),
  item: { to: "/admin/dashboard/translations/$id", files: { name: "Traduction", fields: { fields: "textes" } } },
};

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/translations",
  validateSearch: parseTranslationFilter,
  component: lazyScreen(() => import("./translations-screen.tsx"), "TranslationsScreen"),
});

/** A form is that of a record in a language; the history and the drafts know a translation by its id, which leads
 *  there. */
async function requireKey({ params: { id } }: { params: { id: string } }): Promise<void> {
  if (parseParam(id)) return;
  const number = idSchema.safeParse(Number(id)).data;
  const key = number === undefined ? undefined : await queries.translations.keyOf.fetch({ id: number }).catch(() => undefined);
  if (!key) throw redirect({ to: "/admin/dashboard/translations", replace: true });
  throw redirect({ to: "/admin/dashboard/translations/$id", params: { id: toParam(key) }, replace: true });
}

const itemRoute = createRoute({
  getParentRoute: () => listRoute,
  path: "$id",
  beforeLoad: requireKey,
  component: lazyScreen(() => import("./translation-screen.tsx"), "TranslationScreen"),
});

/** The screen of the import, in place of the list. */
export const translationImportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/admin/dashboard/translations/import",
  component: lazyScreen(() => import("./translation-import-screen.tsx"), "TranslationImportScreen"),
});

export const translationRoutes = listRoute.addChildren([itemRoute]);
