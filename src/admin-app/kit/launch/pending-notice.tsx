import { Alert, type ButtonProps, Group, Text } from "@mantine/core";
import { Rocket } from "lucide-react";
import type { Waiting } from "#admin-app/kit/draft/draft.ts";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { trpc } from "#admin-app/rpc.ts";

/** Says in a form that it holds what waits in a launch. */
export function WaitingNotice({ waiting: { launch } }: { waiting: Waiting }) {
  return (
    <Alert color="ink" icon={<Rocket aria-hidden />} title={`Lancement «\u202f${launch.title}\u202f»`}>
      <Text size="sm">Ce que vous modifiez ici attend dans ce lancement. Les visiteurs voient toujours la version enregistrée.</Text>
    </Alert>
  );
}

/** Leads to a launch. */
export function LaunchLink({ launch: { id }, ...look }: { launch: { id: number } } & ButtonProps) {
  return (
    <LinkButton to="/admin/dashboard/launches/$id" params={{ id: String(id) }} size="compact-sm" variant="default" {...look}>
      Voir le lancement
    </LinkButton>
  );
}

/** Says in the form of a record that a change of it waits in a launch, and leads to it. */
export function PendingNotice({ noun, id }: { noun: string; id: number }) {
  const { data = [] } = trpc.launches.ofRecord.useQuery({ noun, id });
  if (data.length === 0) return null;
  return (
    <Alert color="ink" icon={<Rocket aria-hidden />} title="Une modification attend son lancement">
      {data.map(({ key, by, launch }) => (
        <Group key={key} gap="xs" justify="space-between">
          <Text size="sm">
            «{"\u202f"}
            {launch.title}
            {"\u202f"}»{launch.planned_at && `, prévu le ${formatMoment(launch.planned_at)}`}, par {by}.
          </Text>
          <LaunchLink launch={launch} />
        </Group>
      ))}
    </Alert>
  );
}
