import { Badge, Group, Text } from "@mantine/core";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { Copy, Mails } from "lucide-react";
import type { Letter } from "#contracts/letter/letter.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader, CreationLink } from "#admin-app/kit/collection/collection-header.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { matchesText, parseTextFilter } from "#admin-app/kit/collection/filter/list-filter.ts";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { RowCard } from "#admin-app/kit/collection/row-card.tsx";
import { EditLink, MenuLink, MoreActions, RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useRecordRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { LETTER } from "./letter-editing.ts";
import { sendingSentence, sendingState } from "./letter-words.ts";
import { useLetters } from "./use-letters.ts";

const route = getRouteApi("/signed-in/admin/dashboard/letters");

/** The letters to the subscribers, newest first. */
export function LettersScreen() {
  const filter = route.useSearch();
  const { isFiltered, narrow, clear } = useListFilter(filter, parseTextFilter);
  const list = useLetters();
  const confirmed = trpc.subscribers.list.useQuery({ status: "confirmed", limit: 1 });
  const found = (list.data ?? []).filter(({ title, preheader }) => matchesText(filter, title, preheader));
  const removal = useRecordRemoval<Letter>(LETTER, {
    remove: (id) => rpcClient.letters.remove.mutate({ id }),
    removed: "Lettre supprimée",
  });
  const create = <CreationLink {...toItem("/admin/dashboard/letters", "new")}>Nouvelle lettre</CreationLink>;

  return (
    <>
      <CollectionHeader
        title="Lettres"
        counters={[
          { label: "Total Lettres", value: list.data?.length },
          { label: "Abonnés confirmés", value: confirmed.data?.total },
        ]}
      >
        {create}
      </CollectionHeader>
      <Group component="search" aria-label="Filtrer les lettres" mb="lg">
        <SearchBox q={filter.q} placeholder="Objet" onSearch={(q) => narrow({ q })} />
      </Group>
      <CollectionGrid
        query={list}
        rows={found}
        layout="rows"
        renderCard={(letter) => <LetterRow letter={letter} onRemove={() => removal.ask(letter)} />}
        empty={
          <EmptyList
            icon={<Mails />}
            title={isFiltered ? "Aucune lettre trouvée" : "Aucune lettre"}
            hint={"Écrivez à vos abonnés, ou partez d’un article\u202f: «\u202fEnvoyer par lettre\u202f», dans son menu."}
            onClear={isFiltered ? clear : undefined}
          >
            {create}
          </EmptyList>
        }
      />
      <RemovalDialog removal={removal} title={"Supprimer cette lettre\u202f?"}>
        {`«\u202f${removal.candidate?.title}\u202f» n’a été envoyée à personne.`}
      </RemovalDialog>
      <Outlet />
    </>
  );
}

/** One letter: its subject, and how far its sending is. */
function LetterRow({ letter, onRemove }: { letter: Letter; onRemove: () => void }) {
  const { id, title, preheader, sending } = letter;
  const state = sendingState(letter);
  return (
    <RowCard
      name={title}
      actions={
        <>
          <ForWriters>
            <MoreActions name={title}>
              <MenuLink {...toItem("/admin/dashboard/letters", "new", { copy: id })} icon={<Copy size={16} aria-hidden />}>
                Dupliquer
              </MenuLink>
            </MoreActions>
          </ForWriters>
          {!sending && <RemoveButton name={title} onRemove={onRemove} />}
          <EditLink {...toItem("/admin/dashboard/letters", id)} name={title} />
        </>
      }
    >
      <Group gap="xs" wrap="nowrap">
        <Text component="h2" fw={600} lineClamp={1}>
          {title}
        </Text>
        <Badge color={state.color} flex="none">
          {state.label}
        </Badge>
        <DraftBadge noun="letter" id={id} />
      </Group>
      <Text size="sm" c="dimmed" lineClamp={1}>
        {sendingSentence(letter) || preheader || "Sans texte d’aperçu"}
      </Text>
    </RowCard>
  );
}
