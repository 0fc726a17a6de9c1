/** One row of a demo product's technical table: name, value, unit where there is one. */
export type DemoSpecification = [name: string, value: string, unit?: string];

/** One advantage of a demo product; `icon` is a lucide name. */
export type DemoBenefit = [icon: string, title: string, description: string];

/** A product of the demo content as a copywriter fills it in; its category is that of its family's file. */
export type DemoProduct = {
  /** Beginning of the names of its pictures in `assets/demo/pictures`: `NAME-angle.webp`, `NAME-detail.webp`, … */
  picture: string;
  title: string;
  /** Only where the title has an elision, which the slug rule would run together (« d’eau » gives `deau`). */
  slug?: string;
  reference: string;
  subcategory: string;
  short_description: string;
  /** Paragraphs of the long description. */
  paragraphs: string[];
  /** Price in euros; absent where it is unknown. */
  price_from?: number;
  specifications: DemoSpecification[];
  benefits: DemoBenefit[];
  compatibility: string[];
  /** References of the products shown beside it, in order. */
  related: string[];
  is_new?: true;
  featured?: true;
  is_active?: false;
  meta_title: string;
  meta_description: string;
};
