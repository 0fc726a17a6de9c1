import type { PageView } from "#contracts/page/page-view.ts";
import type { Section } from "#contracts/page/section.ts";
import { Benefits, Figures, Steps } from "./fact-sections.tsx";
import { ArticleCards, People, ProductCards, Voices } from "./card-sections.tsx";
import { Action, Opening, ShowroomSection } from "./frame-sections.tsx";
import { FeatureGrid } from "#public-app/feature/feature-grid.tsx";
import { Stories } from "./story/stories.tsx";
import { Facts, PictureText, Questions, Text } from "./text-sections.tsx";

/** One section of a page. */
export function SectionPart({ section, view }: { section: Section; view: PageView }) {
  switch (section.kind) {
    case "opening":
      return <Opening section={section} view={view} />;
    case "text":
      return <Text section={section} />;
    case "picture":
      return <PictureText section={section} view={view} />;
    case "stories":
      return <Stories section={section} view={view} />;
    case "benefits":
      return <Benefits section={section} />;
    case "figures":
      return <Figures section={section} />;
    case "steps":
      return <Steps section={section} />;
    case "facts":
      return <Facts section={section} />;
    case "people":
      return <People section={section} view={view} />;
    case "voices":
      return <Voices section={section} />;
    case "products":
      return <ProductCards section={section} view={view} />;
    case "articles":
      return <ArticleCards section={section} view={view} />;
    case "features":
      return <FeatureGrid section={section} features={view.features} />;
    case "questions":
      return <Questions section={section} />;
    case "action":
      return <Action section={section} view={view} />;
    case "place":
      return <ShowroomSection id={section.id} />;
  }
}
