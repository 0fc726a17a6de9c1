import type { APIRequestContext } from "@playwright/test";
import type { Article, ArticleInput } from "#contracts/article/article.ts";
import type { Feature, FeatureInput } from "#contracts/feature/feature.ts";
import { slugify } from "#contracts/shared/slug.ts";
import type { Page, PageInput } from "#contracts/page/page.ts";
import type { Slide, SlideInput } from "#contracts/slide/slide.ts";
import { bodyOf } from "./body-of.ts";

/** Content beside the catalogue, written through the documented API. All that bears the journey's mark is deleted when
 *  it ends. */
export type Content = {
  addSlide: (slide?: Partial<SlideInput>) => Promise<Slide>;
  addFeature: (feature?: Partial<FeatureInput>) => Promise<Feature>;
  addArticle: (article?: Partial<ArticleInput>) => Promise<Article>;
  addPage: (page?: Partial<PageInput>) => Promise<Page>;
  /** Saves a change as another administrator does meanwhile. */
  change: (resource: Resource, entity: { id: number; version: number }, changes: object) => Promise<void>;
  /** The titles of a resource's entities of this journey, in the order the API lists them. */
  titlesOf: (resource: Resource) => Promise<string[]>;
};

const RESOURCES = ["slides", "features", "blogs"] as const;

type Resource = (typeof RESOURCES)[number];

/** Opens it to one journey. `api` bears an administrator's token; `mark` is a word that only this journey uses. */
export function openContent(api: APIRequestContext, mark: string): Content & { sweep: () => Promise<void> } {
  async function send<Body>(method: string, path: string, data?: unknown): Promise<Body> {
    return bodyOf<Body>(await api.fetch(`/api/admin/${path}`, { method, data }));
  }
  const ofThisJourney = async (resource: Resource) =>
    (await send<{ id: number; title: string }[]>("GET", resource)).filter(({ title }) => title.includes(mark));
  const withMark = (title = "Brume") => `${title} ${mark}`;

  return {
    addSlide: (slide) =>
      send("POST", "slides", {
        cta_text: "Demander une démo",
        cta_link: "/contact",
        image_url: "/logo.svg",
        ...slide,
        title: withMark(slide?.title),
      }),
    addFeature: (feature) => send("POST", "features", { description: "Tout s’éteint.", ...feature, title: withMark(feature?.title) }),
    addArticle: (article) => {
      const title = withMark(article?.title);
      return send("POST", "blogs", { slug: slugify(title), content: "<p>Un texte utile.</p>", ...article, title });
    },
    addPage: (page) => {
      const title = withMark(page?.title);
      return send("POST", "pages", { slug: slugify(title), is_active: true, ...page, title });
    },
    change: (resource, { version: _, ...entity }, changes) => send("PUT", `${resource}/${entity.id}`, { ...entity, ...changes }),
    titlesOf: async (resource) => (await ofThisJourney(resource)).map(({ title }) => title.replace(` ${mark}`, "")),
    sweep: async () => {
      for (const resource of RESOURCES) for (const { id } of await ofThisJourney(resource)) await send("DELETE", `${resource}/${id}`);
      const { data } = await send<{ data: Page[] }>("GET", `pages?q=${mark}`);
      for (const { id } of data) await send("DELETE", `pages/${id}`);
    },
  };
}
