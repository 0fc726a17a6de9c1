/** The English words of a demo product as a copywriter fills them in; those of its specifications and compatibility
 *  stand in `specification-words.ts`. */
export type EnglishProduct = {
  title: string;
  slug: string;
  short_description: string;
  /** Paragraphs of the long description. */
  paragraphs: string[];
  /** In the order of the French ones. */
  benefits: [title: string, description: string][];
  meta_title: string;
  meta_description: string;
};
