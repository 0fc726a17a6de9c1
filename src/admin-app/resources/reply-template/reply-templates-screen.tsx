import { Badge, Group, Text } from "@mantine/core";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { MessageSquareReply } from "lucide-react";
import type { ReplyTemplate } from "#contracts/reply-template/reply-template.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader, CreationLink } from "#admin-app/kit/collection/collection-header.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { matchesText, parseTextFilter } from "#admin-app/kit/collection/filter/list-filter.ts";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { RowCard } from "#admin-app/kit/collection/row-card.tsx";
import { EditLink, RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { RemovalDialog } from "#admin-app/kit/dialogs/removal-dialog.tsx";
import { useRecordRemoval } from "#admin-app/kit/dialogs/use-removal.ts";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { REPLY_TEMPLATE } from "./reply-template-editing.ts";

const route = getRouteApi("/signed-in/admin/dashboard/reply-templates");

/** The templates of answers, in the order of their names. */
export function ReplyTemplatesScreen() {
  const filter = route.useSearch();
  const { isFiltered, narrow, clear } = useListFilter(filter, parseTextFilter);
  const list = trpc.replyTemplates.list.useQuery();
  const found = (list.data ?? []).filter(({ name, subject, text }) => matchesText(filter, name, subject, text));
  const removal = useRecordRemoval<ReplyTemplate>(REPLY_TEMPLATE, {
    remove: (id) => rpcClient.replyTemplates.remove.mutate({ id }),
    removed: "Modèle supprimé",
  });
  const create = <CreationLink {...toItem("/admin/dashboard/reply-templates", "new")}>Nouveau modèle</CreationLink>;

  return (
    <>
      <CollectionHeader
        title="Modèles de réponse"
        counters={[
          { label: "Total Modèles", value: list.data?.length },
          { label: "Résultats", value: list.data && found.length },
        ]}
      >
        {create}
      </CollectionHeader>
      <Text c="dimmed" mb="lg" maw="72ch">
        Ce que vous écrivez souvent aux personnes qui vous font une demande. Un modèle se choisit dans une demande, ou pour plusieurs à la
        fois, et se relit avant de partir.
      </Text>
      <Group component="search" aria-label="Filtrer les modèles" mb="lg">
        <SearchBox q={filter.q} placeholder="Nom, objet ou texte" onSearch={(q) => narrow({ q })} />
      </Group>
      <CollectionGrid
        query={list}
        rows={found}
        layout="rows"
        renderCard={(template) => <ReplyTemplateRow template={template} onRemove={() => removal.ask(template)} />}
        empty={
          <EmptyList
            icon={<MessageSquareReply />}
            title={isFiltered ? "Aucun modèle trouvé" : "Aucun modèle de réponse"}
            hint="Écrivez une fois ce que vous répondez souvent."
            onClear={isFiltered ? clear : undefined}
          >
            {create}
          </EmptyList>
        }
      />
      <RemovalDialog removal={removal} title={"Supprimer ce modèle\u202f?"}>
        {`«\u202f${removal.candidate?.name}\u202f» ne sera plus proposé. Les réponses déjà envoyées restent dans leurs demandes.`}
      </RemovalDialog>
      <Outlet />
    </>
  );
}

/** One template: its name, and how the mail begins. */
function ReplyTemplateRow({ template, onRemove }: { template: ReplyTemplate; onRemove: () => void }) {
  const { id, name, language, subject, text } = template;
  return (
    <RowCard
      name={name}
      actions={
        <>
          <RemoveButton name={name} onRemove={onRemove} />
          <EditLink {...toItem("/admin/dashboard/reply-templates", id)} name={name} />
        </>
      }
    >
      <Group gap="xs" wrap="nowrap">
        <Text component="h2" fw={600}>
          {name}
        </Text>
        {language !== "fr" && <Badge variant="light">{LANGUAGE_IN_FRENCH[language]}</Badge>}
        <DraftBadge noun="reply-template" id={id} />
      </Group>
      <Text size="sm" c="dimmed" lineClamp={2} lang={language}>
        {subject} · {text}
      </Text>
    </RowCard>
  );
}
