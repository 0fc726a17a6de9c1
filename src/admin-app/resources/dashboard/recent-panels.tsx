import { Badge, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { REQUEST_TYPE_LABELS } from "#contracts/contact-request/request-form.ts";
import type { DashboardOverview } from "#contracts/dashboard/dashboard.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import classes from "#admin-app/kit/layout/panel.module.css";
import { frenchDateFormat } from "#contracts/text/french.ts";

const { timeZone } = BRAND;
const MOMENT = new Intl.DateTimeFormat("fr", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", timeZone });
const DAY = frenchDateFormat(timeZone, { day: "numeric", month: "long" });

/** The requests that came last. */
export function RequestsPanel({ requests }: Pick<DashboardOverview, "requests">) {
  return (
    <Panel
      title="Dernières demandes"
      aside={
        <Link to="/admin/dashboard/requests" className={classes.all}>
          Voir toutes
        </Link>
      }
    >
      {requests.length === 0 ? (
        <Text size="sm" c="dimmed">
          Aucune demande pour l’instant. Elles arriveront ici depuis la page de contact.
        </Text>
      ) : (
        <ul className={classes.list}>
          {requests.map(({ id, name, company, subject, requestType, created_at }) => (
            <li key={id} className={classes.row}>
              <div className={classes.words}>
                <Link to="/admin/dashboard/requests/$id" params={{ id: String(id) }} className={classes.link}>
                  <Text component="span" display="block" size="sm" fw={600} truncate>
                    {name}
                  </Text>
                </Link>
                <Text size="xs" c="dimmed" truncate>
                  {[company, subject].filter(Boolean).join(" · ") || "Sans objet"}
                </Text>
              </div>
              <Badge color="gray" flex="none">
                {REQUEST_TYPE_LABELS[requestType]}
              </Badge>
              <Text component="time" dateTime={created_at} size="xs" c="dimmed" className="tabular" flex="none">
                {MOMENT.format(new Date(created_at))}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The articles that wait to be finished. */
export function DraftsPanel({ drafts: { total, latest } }: Pick<DashboardOverview, "drafts">) {
  return (
    <Panel
      title="Brouillons en attente"
      aside={
        total > latest.length && (
          <Link to="/admin/dashboard/blog" search={{ status: "draft" }} className={classes.all}>
            Voir les {total}
          </Link>
        )
      }
    >
      {latest.length === 0 ? (
        <Text size="sm" c="dimmed">
          Aucun brouillon : tout est publié.
        </Text>
      ) : (
        <ul className={classes.list}>
          {latest.map(({ id, title, updated_at }) => (
            <li key={id} className={classes.row}>
              <div className={classes.words}>
                <Link to="/admin/dashboard/blog/$id" params={{ id: String(id) }} className={classes.link}>
                  <Text component="span" size="sm" fw={600} lineClamp={2}>
                    {title}
                  </Text>
                </Link>
                <Text size="xs" c="dimmed">
                  Modifié le {DAY.format(new Date(updated_at))}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
