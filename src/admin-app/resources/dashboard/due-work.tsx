import { Skeleton, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { DashboardOverview } from "#contracts/dashboard/dashboard.ts";
import { trpc } from "#admin-app/rpc.ts";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import classes from "./due-work.module.css";
import { countOf } from "#admin-app/kit/layout/count-of.ts";

/** Work that waits for an administrator today, each kind leading to its list. `overview` is undefined while it is
 *  loading, under a placeholder of the same size. */
export function DueWork({ overview }: { overview: Pick<DashboardOverview, "due" | "drafts"> | undefined }) {
  const undone = useUndoneTranslations();
  const repairs = trpc.repairs.count.useQuery();
  return (
    <Panel title="À faire">
      {overview && undone && !repairs.isPending ? (
        <Work {...overview} undone={undone} repairs={repairs.data?.count ?? 0} />
      ) : (
        <Skeleton height={36} width={220} />
      )}
    </Panel>
  );
}

type Undone = { missing: number; outdated: number };

/** Translations to be written, and those that the French has left behind: of drafts too, as in the list of each.
 *  Undefined while they are counted. Where they cannot be, the rest is shown. */
function useUndoneTranslations(): Undone | undefined {
  const { data, isError } = trpc.translations.counts.useQuery();
  if (!data) return isError ? { missing: 0, outdated: 0 } : undefined;
  const count = (state: keyof Undone) => data.reduce((sum, row) => sum + row[state], 0);
  return { missing: count("missing"), outdated: count("outdated") };
}

function Work({ due, drafts, undone, repairs }: Pick<DashboardOverview, "due" | "drafts"> & { undone: Undone; repairs: number }) {
  if (due.new + due.in_progress + drafts.total + undone.missing + undone.outdated + repairs === 0) {
    return (
      <Text size="sm" c="dimmed">
        Rien n’attend : chaque demande a sa réponse, chaque article est publié, chaque texte est traduit.
      </Text>
    );
  }
  return (
    <div className={classes.work}>
      {due.late > 0 && <span className={classes.late}>{countOf(due.late, "réponse en retard", "réponses en retard")}</span>}
      {due.new > 0 && (
        <Link to="/admin/dashboard/requests" search={{ status: "new" }} className={classes.item}>
          {countOf(due.new, "nouvelle demande", "nouvelles demandes")}
        </Link>
      )}
      {due.in_progress > 0 && (
        <Link to="/admin/dashboard/requests" search={{ status: "in_progress" }} className={classes.item}>
          {countOf(due.in_progress, "demande en cours", "demandes en cours")}
        </Link>
      )}
      {drafts.total > 0 && (
        <Link to="/admin/dashboard/blog" search={{ status: "draft" }} className={classes.item}>
          {countOf(drafts.total, "article à finir", "articles à finir")}
        </Link>
      )}
      {undone.missing > 0 && (
        <Link to="/admin/dashboard/translations" search={{ state: "missing" }} className={classes.item}>
          {countOf(undone.missing, "traduction à faire", "traductions à faire")}
        </Link>
      )}
      {undone.outdated > 0 && (
        <Link to="/admin/dashboard/translations" search={{ state: "outdated" }} className={classes.item}>
          {countOf(undone.outdated, "traduction à revoir", "traductions à revoir")}
        </Link>
      )}
      {repairs > 0 && (
        <Link to="/admin/dashboard/repairs" className={classes.item}>
          {countOf(repairs, "point à réparer", "points à réparer")}
        </Link>
      )}
    </div>
  );
}
