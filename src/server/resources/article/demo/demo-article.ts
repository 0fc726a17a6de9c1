import type { ArticleCategory } from "#contracts/article/article-categories.ts";

/** An article of the demo blog. */
export type DemoArticle = {
  title: string;
  slug: string;
  category: ArticleCategory;
  author: string;
  /** Name of a picture in `assets/demo/pictures`: a scene, or a product's name. */
  picture: string;
  /** Days between its publication and the seeding; a draft has only been written, that long ago. */
  daysAgo: number;
  status?: "draft";
  excerpt: string;
  /** HTML without h1, as the sanitiser lets it through; a picture's file is named as `picture` names it. */
  content: string;
  meta_title: string;
  meta_description: string;
};

/** The three authors of the blog; invented. */
export const AUTHORS = { architecture: "Inès Belkhodja", engineering: "Karim Ayadi", service: "Salma Trabelsi" };
