import type { APIRequestContext } from "@playwright/test";
import type { Article, ArticleInput } from "#contracts/article/article.ts";
import type { Feature, FeatureInput } from "#contracts/feature/feature.ts";
import { slugify } from "#contracts/shared/slug.ts";
import type { Slide, SlideInput } from "#contracts/slide/slide.ts";
import { bodyOf } from "./body-of.ts";

/** What administrators write beside the catalogue, through the documented API. Whatever bears the journey's mark is
 *  gone when it ends. */
export type Content = {
  addSlide: (slide?: Partial<SlideInput>) => Promise<Slide>;
  addFeature: (feature?: Partial<FeatureInput>) => Promise<Feature>;
  addArticle: (article?: Partial<ArticleInput>) => Promise<Article>;
  /** Saves a change as another administrator does meanwhile. */
  change: (noun: Resource, entity: { id: number; version: number }, changes: object) => Promise<void>;
  /** The titles of a resource's entities of this journey, in the order the API lists them. */
  titlesOf: (noun: Resource) => Promise<string[]>;
};

const RESOURCES = ["slides", "features", "blogs"] as const;

type Resource = (typeof RESOURCES)[number];

/** Opens it to one journey. `api` bears an administrator's token; `mark` is a word that only this journey uses. */
export function openContent(api: APIRequestContext, mark: string): Content & { sweep: () => Promise<void> } {
  async function send<Body>(method: string, path: string, data?: unknown): Promise<Body> {
    return bodyOf<Body>(await api.fetch(`/api/admin/${path}`, { method, data }));
  }
  const ofThisJourney = async (noun: Resource) =>
    (await send<{ id: number; title: string }[]>("GET", noun)).filter(({ title }) => title.includes(mark));
  const marked = (title = "Brume") => `${title} ${mark}`;

  return {
    addSlide: (slide) =>
      send("POST", "slides", {
        cta_text: "Demander une démo",
        cta_link: "/contact",
        image_url: "/logo.svg",
        ...slide,
        title: marked(slide?.title),
      }),
    addFeature: (feature) => send("POST", "features", { description: "Tout s’éteint.", ...feature, title: marked(feature?.title) }),
    addArticle: (article) => {
      const title = marked(article?.title);
      return send("POST", "blogs", { slug: slugify(title), content: "<p>Un texte utile.</p>", ...article, title });
    },
    change: (noun, { version: _, ...entity }, changes) => send("PUT", `${noun}/${entity.id}`, { ...entity, ...changes }),
    titlesOf: async (noun) => (await ofThisJourney(noun)).map(({ title }) => title.replace(` ${mark}`, "")),
    sweep: async () => {
      for (const noun of RESOURCES) for (const { id } of await ofThisJourney(noun)) await send("DELETE", `${noun}/${id}`);
    },
  };
}
