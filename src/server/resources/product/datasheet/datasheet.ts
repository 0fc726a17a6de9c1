import { sha256 } from "#server/platform/database/sha256.ts";
import type { Language } from "#contracts/shared/language.ts";
import type { Compliance } from "#contracts/product/product-compliance.ts";
import { mainImageOf } from "#contracts/shared/image-path.ts";
import type { Benefit, ProductImage, ShownSpecification } from "#contracts/product/product-parts.ts";
import type { SettingsInput } from "#contracts/settings/settings.ts";

/** Another product, as an installer orders it. */
export type Named = { title: string; reference: string };

/** Product as its datasheet shows it. `category` is a name. */
export type Described = Compliance & {
  /** Language of its own words; French where it is absent. */
  language?: Language;
  title: string;
  reference: string;
  category: string;
  subcategory: string;
  short_description: string;
  long_description: string;
  /** Pictures of the sheet: the main one, then its drawings with dimensions. */
  images: ProductImage[];
  specifications: ShownSpecification[];
  benefits: Benefit[];
  compatibility: string[];
  version: number;
  updated_at: Date;
  required: Named[];
  complementary: Named[];
  replaced_by: Named[];
};

type Company = Pick<SettingsInput, "name" | "legal_name" | "street" | "postal_code" | "city" | "country_code" | "phone" | "email">;

/** Content of a datasheet; equal contents give equal bytes. `url` is that of the product's page, where it has one. */
export type Datasheet = { language: Language; url: string; company: Company; product: Described };

/** The version of the drawing: stored datasheets of an older one are drawn again. */
const DESIGN = 2;

/** Picks the main picture, then the others that are drawings with dimensions. */
function shownImages(images: ProductImage[]): ProductImage[] {
  const main = mainImageOf(images);
  return main ? [main, ...images.filter((image) => image.isDrawing && image !== main)] : [];
}

/** Picks the content of a datasheet from a product. */
export function datasheetOf(product: Described, { language, url, company }: Omit<Datasheet, "product">): Datasheet {
  const { name, legal_name, street, postal_code, city, country_code, phone, email } = company;
  return {
    language,
    url,
    company: { name, legal_name, street, postal_code, city, country_code, phone, email },
    product: {
      ...(product.language && { language: product.language }),
      title: product.title,
      reference: product.reference,
      category: product.category,
      subcategory: product.subcategory,
      short_description: product.short_description,
      long_description: product.long_description,
      images: shownImages(product.images),
      specifications: product.specifications.filter(({ name: called, value, unit }) => called || value || unit),
      benefits: product.benefits.filter(({ title, description }) => title || description),
      compatibility: product.compatibility,
      version: product.version,
      updated_at: product.updated_at,
      required: product.required,
      complementary: product.complementary,
      replaced_by: product.replaced_by,
      manufacturer_name: product.manufacturer_name,
      manufacturer_address: product.manufacturer_address,
      manufacturer_contact: product.manufacturer_contact,
      responsible_name: product.responsible_name,
      responsible_address: product.responsible_address,
      responsible_contact: product.responsible_contact,
      safety_warnings: product.safety_warnings,
      data_notice: product.data_notice,
      security_updates_until: product.security_updates_until,
    },
  };
}

/** Hashes the content and the design of a sheet: two sheets with one name are the same. */
export function fingerprintOf(sheet: Datasheet): string {
  return sha256(JSON.stringify([DESIGN, sheet]), "hex").slice(0, 32);
}
