import { Text } from "@mantine/core";
import { Wrench } from "lucide-react";
import { trpc } from "#admin-app/rpc.ts";
import classes from "./repair-notice.module.css";
import { formatField, REPAIR_WORDS } from "./repair-words.ts";

/** Folded list of the faults of the stored record; nothing where there are none, or where they cannot be known. */
export function RepairNotice({ noun, id, labels }: { noun: string; id: number; labels: Record<string, string> }) {
  const { data = [] } = trpc.repairs.ofRecord.useQuery({ noun, id });
  if (data.length === 0) return null;
  return (
    <details className={classes.notice}>
      <summary className={classes.summary}>
        <Wrench size={16} aria-hidden />
        {data.length === 1 ? "1 point à réparer" : `${data.length} points à réparer`}
      </summary>
      <ul className={classes.list}>
        {data.map((repair) => {
          const field = formatField(repair, labels);
          return (
            <li key={`${repair.kind} ${repair.field} ${repair.detail}`}>
              <Text component="span" size="sm">
                {REPAIR_WORDS[repair.kind].one}
                {field !== "" && ` — ${field}`}
                {repair.detail !== "" && (
                  <>
                    {"\u202f"}: <span className={classes.detail}>{repair.detail}</span>
                  </>
                )}
              </Text>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
