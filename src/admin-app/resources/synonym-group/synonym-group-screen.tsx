import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { SynonymGroup } from "#contracts/synonym-group/synonym-group.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { trpc } from "#admin-app/rpc.ts";
import { wordsToAdd } from "./synonym-filter.ts";
import { SYNONYM_GROUP } from "./synonym-group-editing.ts";
import { SynonymGroupEditorForm } from "./synonym-group-editor-form.tsx";

const route = getRouteApi("/signed-in/admin/dashboard/synonyms/$id");

/** The form of one group of synonyms, over the list. */
export function SynonymGroupScreen() {
  const { id } = route.useParams();
  const filter = route.useSearch();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<SynonymGroup>({
    list: "/admin/dashboard/synonyms",
    id,
    wordsOf: ({ title }) => title,
  });
  const group = trpc.synonymGroups.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const list = trpc.synonymGroups.list.useQuery();
  const { words: toAdd } = wordsToAdd(filter, list.data ?? []);
  const lostId = lostIdOf(SYNONYM_GROUP, group.error);

  return (
    <EditorScreen
      title={isNew ? "Nouveau groupe" : "Modifier le groupe"}
      name={nameOf(group.data)}
      awaited={isRead && lostId === undefined && group.data === undefined ? group : list}
      loading="Chargement du groupe..."
      failed="Ce groupe n’a pas pu être ouvert"
      size="small"
      onClose={close}
    >
      <SynonymGroupEditorForm key={formKey} lostId={lostId} group={group.data} toAdd={toAdd} language={filter.add_in} {...handlers} />
    </EditorScreen>
  );
}
