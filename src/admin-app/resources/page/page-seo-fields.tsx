import { toPagePath } from "#contracts/page/fixed-pages.ts";
import type { Page } from "#contracts/page/page.ts";
import { fillPlaceholders, PLACEHOLDERS } from "#contracts/page/placeholders.ts";
import type { Settings } from "#contracts/settings/settings.ts";
import { SeoFields } from "#admin-app/kit/fields/seo-fields.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { usePageFormContext } from "./page-form.ts";

/** Fills the placeholders that a setting of the same name fills; the others stay as they are written. */
function fillFromSettings(settings: Settings | undefined, text: string): string {
  return fillPlaceholders(text, (name) => {
    const value: unknown = settings && Reflect.get(settings, name);
    return typeof value === "string" ? value : `{${PLACEHOLDERS[name]}}`;
  });
}

/** A page's words for search engines. The home page's stand in the settings, where it has none of its own. */
export function PageSeoFields({ page }: { page: Page | undefined }) {
  const form = usePageFormContext();
  const { data: settings } = trpc.settings.get.useQuery();
  const { title, slug, sections } = form.values;
  const lead = sections.map((section) => ("lead" in section ? section.lead : "")).find(Boolean) ?? "";
  const own =
    page?.fixed === "home" && settings
      ? { title: `${settings.name} – ${settings.tagline}`, description: settings.meta_description || "La description habituelle du site." }
      : { title, description: lead };
  return <SeoFields form={form} path={toPagePath(slug)} {...own} toShown={(text) => fillFromSettings(settings, text)} />;
}
