import type { ComponentProps } from "react";
import { FoundSelect } from "#admin-app/kit/fields/found-select.tsx";
import { queries } from "#admin-app/rpc.ts";

type Choice = { id: number; title: string };

const SUGGESTIONS = 10;

async function findArticles(q: string): Promise<Choice[]> {
  return (await queries.articles.page.fetch({ q, limit: SUGGESTIONS })).data;
}

/** The choice of an article, found by its title. */
export function ArticleChoiceField(
  field: Omit<ComponentProps<typeof FoundSelect<Choice>>, "searched" | "find" | "labelOf" | "placeholder" | "nothingFound">,
) {
  return (
    <FoundSelect
      searched="articles"
      find={findArticles}
      labelOf={({ title }) => title}
      placeholder="Titre de l’article"
      nothingFound="Aucun article trouvé"
      {...field}
    />
  );
}
