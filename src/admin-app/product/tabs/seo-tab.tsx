import { SeoFields } from "#admin-app/fields/seo-fields.tsx";
import { useProductFormContext } from "#admin-app/product/product-form-context.ts";

/** How search engines present the product. Left empty, its title and short description stand in. */
export function SeoTab() {
  const form = useProductFormContext();
  const { title, slug, short_description } = form.values;
  return <SeoFields form={form} path={`/produits/${slug}`} title={title} description={short_description} />;
}
