import { Text, VisuallyHidden } from "@mantine/core";
import type { DashboardOverview } from "#contracts/dashboard/dashboard.ts";
import classes from "./requests-chart.module.css";
import { frenchDateFormat } from "#contracts/text/french.ts";
import { formatCount } from "#admin-app/kit/layout/count-of.ts";

const DAY = frenchDateFormat("UTC", { day: "numeric", month: "long" });
const dayOf = (from: string) => DAY.format(new Date(`${from}T00:00:00Z`));

/** Percents of the drawing's height: room for a figure over the tallest bar. */
const TALLEST = 84;
const BASE = 99;
const FILLED = 0.62;

/** Requests received each week, as bars for the eye and as a table for assistive technology. */
export function RequestsChart({ weeks }: { weeks: DashboardOverview["weeks"] }) {
  const most = Math.max(...weeks.map(({ count }) => count));
  if (most <= 0) {
    return (
      <Text size="sm" c="dimmed">
        Aucune demande ces {weeks.length} dernières semaines.
      </Text>
    );
  }
  const step = 100 / weeks.length;
  return (
    <figure className={classes.chart}>
      <svg className={classes.drawing} aria-hidden>
        {weeks.map(({ from, count }, index) => {
          const height = (count / most) * TALLEST;
          const isNow = index === weeks.length - 1;
          return (
            <g key={from}>
              <rect
                className={classes.bar}
                data-now={isNow || undefined}
                x={`${(index + (1 - FILLED) / 2) * step}%`}
                y={`${BASE - height}%`}
                width={`${FILLED * step}%`}
                height={`${height}%`}
                rx={3}
              />
              {count > 0 && (
                <text className={classes.value} x={`${(index + 0.5) * step}%`} y={`${BASE - height - 4}%`}>
                  {formatCount(count)}
                </text>
              )}
            </g>
          );
        })}
        <line className={classes.base} x1="0" x2="100%" y1={`${BASE}%`} y2={`${BASE}%`} />
      </svg>
      <div className={classes.weeks} aria-hidden>
        <Text size="xs" c="dimmed">
          {dayOf(weeks[0]?.from ?? "")}
        </Text>
        <Text size="xs" c="dimmed">
          Cette semaine
        </Text>
      </div>
      <VisuallyHidden>
        <table>
          <caption>Demandes reçues par semaine</caption>
          <thead>
            <tr>
              <th scope="col">Semaine du</th>
              <th scope="col">Demandes</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, count }) => (
              <tr key={from}>
                <th scope="row">{dayOf(from)}</th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
