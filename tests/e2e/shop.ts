import type { APIRequestContext } from "@playwright/test";
import type { Product, ProductDetail, ProductInput } from "#contracts/product/product.ts";
import type { Download, ProductImage } from "#contracts/product/product-parts.ts";
import type { Category } from "#contracts/category/category.ts";
import { slugify } from "#contracts/shared/slug.ts";
import type { TranslatedValues } from "#contracts/translation/translated-field.ts";
import type { TranslationView } from "#contracts/translation/translation.ts";
import { bodyOf } from "./body-of.ts";
import { aPdf, aPicture, type SampleFile } from "./sample-files.ts";

/** The catalogue behind a journey, through the documented API. Whatever bears the journey's mark is gone when it
 *  ends. */
export type Shop = {
  /** A word that only this journey uses. */
  mark: string;
  /** Adds a product. Its title, reference and category get the mark; what is not given is filled in. */
  add: (product: Partial<ProductInput> & { title: string }) => Promise<ProductDetail>;
  /** Saves a change as another administrator does meanwhile. */
  change: (product: ProductDetail, changes: Partial<ProductInput>) => Promise<ProductDetail>;
  /** Publishes a product's translation into English, or changes it; `rest` is what else is saved of it. */
  translate: (product: Pick<Product, "id">, fields: TranslatedValues, rest?: { slug?: string; is_published?: boolean }) => Promise<void>;
  remove: (product: Pick<Product, "id">) => Promise<void>;
  /** Adds a category; its name gets the mark. */
  addCategory: (name: string, subcategories: string[]) => Promise<Category>;
  /** Says what the products of a category are described by. */
  describe: (name: string, attributes: object[]) => Promise<Category>;
  /** Deletes a category; its products stay, without one. */
  removeCategory: (name: string) => Promise<void>;
  image: (name: string, background: string, isMain?: boolean) => Promise<ProductImage>;
  datasheet: (name: string) => Promise<Download>;
};

/** Opens the catalogue to one journey. `api` bears an administrator's token. */
export function openShop(api: APIRequestContext, mark: string): Shop & { sweep: () => Promise<void> } {
  const send = async <Body>(method: string, path: string, data?: unknown) => bodyOf<Body>(await api.fetch(path, { method, data }));
  const upload = async <Body>(path: string, part: string, file: SampleFile) =>
    bodyOf<Body>(await api.post(path, { multipart: { [part]: file } }));
  const withMark = (text: string) => `${text} ${mark}`;

  async function removeCategories(isUnwanted: (name: string) => boolean) {
    const categories = await send<Category[]>("GET", "/api/admin/categories");
    for (const { id } of categories.filter(({ name }) => isUnwanted(name))) await send("DELETE", `/api/admin/categories/${id}`);
  }

  const shop: Shop = {
    mark,
    add: ({ title, reference, category, ...rest }) =>
      send("POST", "/api/admin/products", {
        title: withMark(title),
        slug: slugify(withMark(title)),
        reference: withMark(reference ?? slugify(title).toUpperCase()),
        category: withMark(category ?? "Essais"),
        short_description: "Une lumière douce qui s’allume toute seule à la tombée du jour.",
        ...rest,
      }),
    change: ({ related_products, version: _, ...product }, changes) =>
      send("PUT", `/api/admin/products/${product.id}`, { ...product, related_products: related_products.map(({ id }) => id), ...changes }),
    translate: async ({ id: record }, fields, rest) => {
      const key = { noun: "product", record, language: "en" };
      const input = encodeURIComponent(JSON.stringify(key));
      const { result } = await send<{ result: { data: TranslationView } }>("GET", `/trpc/translations.get?input=${input}`);
      const version = result.data.translation?.version ?? null;
      await send("POST", "/trpc/translations.save", { ...key, version, is_published: true, ...rest, fields });
    },
    remove: async ({ id }) => {
      await send("DELETE", `/api/admin/products/${id}`);
    },
    addCategory: (name, subcategories) => send("POST", "/api/admin/categories", { name: withMark(name), subcategories }),
    describe: async (name, attributes) => {
      const categories = await send<Category[]>("GET", "/api/admin/categories");
      const described = categories.find((category) => category.name === name);
      return send("PUT", `/api/admin/categories/${described?.id}`, { name, attributes });
    },
    removeCategory: (name) => removeCategories((candidate) => candidate === name),
    image: async (name, background, isMain = false) => {
      const stored = await upload<Omit<ProductImage, "isMain">>("/api/admin/upload", "image", await aPicture(name, background));
      return { ...stored, isMain };
    },
    datasheet: async (name) => {
      const { url } = await upload<{ url: string }>("/api/admin/upload-pdf", "file", aPdf(`${name}.pdf`));
      return { name, type: "Fiche technique", url, size: "0.01 MB", language: "Français" };
    },
  };

  async function sweep() {
    const { data } = await send<{ data: Product[] }>("GET", `/api/admin/products?limit=100&q=${encodeURIComponent(mark)}`);
    // A search forgives: what it offers instead of a mark that is gone belongs to another journey.
    for (const product of data.filter(({ title }) => title.includes(mark))) await shop.remove(product);
    await removeCategories((name) => name.includes(mark));
  }

  return { ...shop, sweep };
}
