import { Anchor, Text } from "@mantine/core";
import { Wrench } from "lucide-react";
import type { Repair } from "#contracts/repair/repair.ts";
import { trpc } from "#admin-app/rpc.ts";
import { leadToPart } from "#admin-app/kit/layout/focus.ts";
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
                    {"\u202f"}: <Detail {...repair} />
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

/** The detail of a fault, which leads to the part of the form that has it, where it is only a part. */
function Detail({ field, detail }: Repair) {
  const [, part] = field.split(".");
  if (part === undefined) return <span className={classes.detail}>{detail}</span>;
  return (
    <Anchor component="button" type="button" size="sm" ta="start" onClick={() => leadToPart(document.getElementById(part))}>
      {detail}
    </Anchor>
  );
}
