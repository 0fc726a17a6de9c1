import { Skeleton, Stack, Text } from "@mantine/core";
import type { SystemStatus } from "#contracts/dashboard/dashboard.ts";
import { Panel } from "#admin-app/kit/layout/panel.tsx";
import classes from "#admin-app/kit/layout/panel.module.css";
import { partsOnFailure, systemParts } from "./system-state.ts";

/** Present state of the parts that keep the site running. */
export function SystemPanel({ status, error }: { status: SystemStatus | undefined; error: unknown }) {
  const parts = error ? partsOnFailure(error) : status && systemParts(status);
  return (
    <Panel title="État du système">
      {parts ? (
        <ul className={classes.list}>
          {parts.map(({ part, state, words, detail }) => (
            <li key={part} className={classes.row}>
              <span className={classes.dot} data-state={state} />
              <div className={classes.words}>
                <Text size="sm">{part}</Text>
                {detail !== undefined && (
                  <Text size="xs" c="dimmed">
                    {detail}
                  </Text>
                )}
              </div>
              <Text size="sm" fw={600} ta="end">
                {words}
              </Text>
            </li>
          ))}
        </ul>
      ) : (
        <Stack gap="md" aria-busy>
          <Skeleton height={32} />
          <Skeleton height={32} />
          <Skeleton height={32} />
          <Skeleton height={32} />
        </Stack>
      )}
    </Panel>
  );
}
