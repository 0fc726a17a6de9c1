import { Skeleton, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { DashboardOverview } from "#contracts/dashboard/dashboard.ts";
import { Panel } from "./panel.tsx";
import classes from "./due-work.module.css";

const COUNT = new Intl.NumberFormat("fr");

const counted = (count: number, one: string, many: string) => `${COUNT.format(count)} ${count > 1 ? many : one}`;

/** What waits for an administrator today, each kind leading to its list. `overview` is undefined while it is read: the place stays. */
export function DueWork({ overview }: { overview: Pick<DashboardOverview, "due" | "drafts"> | undefined }) {
  return <Panel title="À faire">{overview ? <Work {...overview} /> : <Skeleton height={36} width={220} />}</Panel>;
}

function Work({ due, drafts }: Pick<DashboardOverview, "due" | "drafts">) {
  if (due.new + due.in_progress + drafts.total === 0) {
    return (
      <Text size="sm" c="dimmed">
        Rien n’attend : chaque demande a sa réponse, chaque article est publié.
      </Text>
    );
  }
  return (
    <div className={classes.work}>
      {due.late > 0 && <span className={classes.late}>{counted(due.late, "réponse en retard", "réponses en retard")}</span>}
      {due.new > 0 && (
        <Link to="/admin/dashboard/requests" search={{ status: "new" }} className={classes.item}>
          {counted(due.new, "nouvelle demande", "nouvelles demandes")}
        </Link>
      )}
      {due.in_progress > 0 && (
        <Link to="/admin/dashboard/requests" search={{ status: "in_progress" }} className={classes.item}>
          {counted(due.in_progress, "demande en cours", "demandes en cours")}
        </Link>
      )}
      {drafts.total > 0 && (
        <Link to="/admin/dashboard/blog" search={{ status: "draft" }} className={classes.item}>
          {counted(drafts.total, "article à finir", "articles à finir")}
        </Link>
      )}
    </div>
  );
}
