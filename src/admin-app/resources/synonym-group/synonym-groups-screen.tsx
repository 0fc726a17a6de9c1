import { Group, Text, Badge, Alert } from "@mantine/core";
import { getRouteApi, Outlet, Link } from "@tanstack/react-router";
import { BookA } from "lucide-react";
import type { SynonymGroup } from "#contracts/synonym-group/synonym-group.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader, CreationLink } from "#admin-app/kit/collection/collection-header.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { matchesText } from "#admin-app/kit/collection/filter/list-filter.ts";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useRecordRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { parseSynonymFilter, type SynonymFilter, wordsToAdd } from "./synonym-filter.ts";
import { SYNONYM_GROUP } from "./synonym-group-editing.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { RowCard } from "#admin-app/kit/collection/row-card.tsx";
import { EditLink, RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";

const route = getRouteApi("/signed-in/admin/dashboard/synonyms");
const BY_TITLE = new Intl.Collator("fr");

/** The groups of synonyms, in French alphabetical order. */
export function SynonymGroupsScreen() {
  const filter = route.useSearch();
  const { narrow } = useListFilter(filter, parseSynonymFilter);
  const list = trpc.synonymGroups.list.useQuery();
  const groups = (list.data ?? []).toSorted((one, other) => BY_TITLE.compare(one.title, other.title));
  const found = groups.filter(({ words, meant }) => matchesText(filter, ...words, ...meant));
  const isFiltered = filter.q !== undefined;
  const removal = useRecordRemoval<SynonymGroup>(SYNONYM_GROUP, {
    remove: (id) => rpcClient.synonymGroups.remove.mutate({ id }),
    removed: "Groupe supprimé",
  });
  const create = <CreationLink {...toItem("/admin/dashboard/synonyms", "new")}>Nouveau groupe</CreationLink>;

  return (
    <>
      <CollectionHeader
        title="Synonymes de la recherche"
        counters={[
          { label: "Total Groupes", value: list.data?.length },
          { label: "Résultats", value: list.data && found.length },
        ]}
      >
        {create}
      </CollectionHeader>
      <Text c="dimmed" mb="lg" maw="72ch">
        Vos visiteurs ne disent pas toujours comme vos fiches. Un groupe réunit les mots qu’ils tapent et ceux que vos fiches disent à la
        place{"\u202f"}: qui cherche «{"\u202f"}sonnette{"\u202f"}» trouve alors les visiophones. Un changement compte dès la recherche
        suivante.
      </Text>
      {filter.add !== undefined && <WordsToAdd filter={filter} groups={groups} onDismiss={() => narrow({ add: undefined })} />}
      <Group component="search" aria-label="Filtrer les groupes" mb="lg">
        <SearchBox q={filter.q} placeholder="Un mot, d’un côté ou de l’autre" onSearch={(q) => narrow({ q })} />
      </Group>
      <CollectionGrid
        query={list}
        rows={found}
        layout="rows"
        renderCard={(group) => <SynonymGroupRow group={group} onRemove={() => removal.ask(group)} />}
        empty={
          <EmptyList
            icon={<BookA />}
            title="Aucun groupe de synonymes"
            hint="Créez le premier groupe de mots de vos visiteurs."
            onClear={isFiltered ? () => narrow({ q: "" }) : undefined}
          >
            {create}
          </EmptyList>
        }
      />
      <RemovalDialog removal={removal} title={"Supprimer ce groupe\u202f?"}>
        «{"\u202f"}
        {removal.candidate?.title}
        {"\u202f"}»{"\u202f"}: ces mots ne trouveront plus que les produits qui les disent.
      </RemovalDialog>
      <Outlet />
    </>
  );
}

/** A row of one group: its words, and what they find. */
function SynonymGroupRow({ group, onRemove }: { group: SynonymGroup; onRemove: () => void }) {
  const { id, title, language, meant } = group;
  return (
    <RowCard
      name={title}
      actions={
        <>
          <RemoveButton name={title} onRemove={onRemove} />
          <EditLink {...toItem("/admin/dashboard/synonyms", id)} name={title} />
        </>
      }
    >
      <Group gap="xs" wrap="nowrap">
        <Text component="h2" fw={600}>
          {title}
        </Text>
        {language !== "fr" && <Badge variant="light">{LANGUAGE_IN_FRENCH[language]}</Badge>}
        <DraftBadge noun="synonym-group" id={id} />
      </Group>
      <Text size="sm" c="dimmed">
        {meant.length > 0 ? `Trouve aussi\u202f: ${meant.join(", ")}` : "Ces mots se valent"}
      </Text>
    </RowCard>
  );
}

/** Leads from a search that found nothing to the group that shall have its words; says so once one has them. */
function WordsToAdd({ filter, groups, onDismiss }: { filter: SynonymFilter; groups: SynonymGroup[]; onDismiss: () => void }) {
  const { words, holder: anyHolder } = wordsToAdd(filter, groups);
  const holder = words.length === 0 ? anyHolder : undefined;
  const quoted = `«\u202f${filter.add}\u202f»`;
  return (
    <Alert
      mb="lg"
      title={holder ? `${quoted} est dans un groupe` : `Ajouter ${quoted}`}
      withCloseButton
      closeButtonLabel="Ne plus proposer ce mot"
      onClose={onDismiss}
    >
      {holder ? (
        <Text size="sm">
          Qui le cherche trouve ce que dit le groupe{" "}
          <Link to="/admin/dashboard/synonyms/$id" params={{ id: String(holder.id) }} resetScroll={false} style={{ color: "inherit" }}>
            {holder.title}
          </Link>
          .
        </Text>
      ) : (
        <Group justify="space-between">
          <Text size="sm">Ouvrez le groupe qui doit l’avoir{"\u202f"}: le mot y est déjà inscrit, il reste à enregistrer.</Text>
          <CreationLink
            {...toItem("/admin/dashboard/synonyms", "new")}
            search={{ ...filter, q: undefined }}
            leftSection={null}
            size="xs"
            variant="default"
          >
            Nouveau groupe avec ce mot
          </CreationLink>
        </Group>
      )}
    </Alert>
  );
}
