/** English words of a demo product. Those of its specifications and compatibility are in `specification-words.ts`. */
export type EnglishProduct = {
  title: string;
  slug: string;
  short_description: string;
  /** Paragraphs of the long description. */
  paragraphs: string[];
  /** Advantages in the order of the French ones. */
  benefits: [title: string, description: string][];
  meta_title: string;
  meta_description: string;
};
