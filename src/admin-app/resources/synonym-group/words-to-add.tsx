import { Alert, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { SynonymGroup } from "#contracts/synonym-group/synonym-group.ts";
import { CreationLink } from "#admin-app/kit/collection/collection-header.tsx";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { type SynonymFilter, wordsToAdd } from "./synonym-filter.ts";
import classes from "./words-to-add.module.css";

/** Leads from a search that found nothing to the group that shall have its words; says so once one has them. */
export function WordsToAdd({ filter, groups, onDismiss }: { filter: SynonymFilter; groups: SynonymGroup[]; onDismiss: () => void }) {
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
          <Link to="/admin/dashboard/synonyms/$id" params={{ id: String(holder.id) }} resetScroll={false} className={classes.way}>
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
