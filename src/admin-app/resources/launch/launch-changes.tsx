import { Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { skipToken, useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import type { Launch, LaunchChange, LaunchCheck } from "#contracts/launch/launch.ts";
import { REPAIR_WORDS } from "#admin-app/kit/repair/repair-words.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { notifyChangeFailure, notifyFailure } from "#admin-app/kit/errors/notify.tsx";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifyDone } from "#admin-app/kit/history/notify-done.ts";
import { openChange } from "#admin-app/kit/launch/open-change.ts";
import { useFocusFallback } from "#admin-app/kit/layout/focus.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { findResource } from "#admin-app/kit/resource.ts";
import { ForWriters, useMayWrite } from "#admin-app/kit/session/writing.tsx";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import { LAUNCH, rereadLaunch } from "./launch-editing.ts";

type Checked = LaunchCheck["changes"][number];

/** The changes of a launch, each with what stands in its way and what its record would lack. */
export function LaunchChanges({ launch }: { launch: Launch }) {
  const { id, changes, published_at } = launch;
  const mayWrite = useMayWrite();
  const heading = useRef<HTMLHeadingElement>(null);
  const handleFocus = useFocusFallback(() => heading.current); // a change goes with the button that takes it out
  const isWaiting = published_at === null && changes.length > 0;
  const check = trpc.launches.check.useQuery(isWaiting && mayWrite ? { id } : skipToken, { staleTime: 0 });
  return (
    <section aria-label="Modifications">
      <Title order={3} size="h5" mb="xs" ref={heading} tabIndex={-1}>
        Modifications
      </Title>
      {changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          Aucune encore. Ouvrez un produit, un article ou un autre contenu, puis «{"\u202f"}Enregistrer dans un lancement…{"\u202f"}» dans
          le menu à côté du bouton.
        </Text>
      ) : (
        <Stack component="ul" onFocus={handleFocus} gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
          {changes.map((change) => (
            <Card component="li" key={change.key} withBorder padding="sm">
              <ChangeRow launch={launch} change={change} />
              {isWaiting && mayWrite && !check.error && (
                <ChangeState checked={check.data?.changes.find(({ key }) => key === change.key)} isLoading={check.isLoading} />
              )}
            </Card>
          ))}
        </Stack>
      )}
      {check.error && <LoadFailure title="Le lancement n’a pas pu être vérifié" error={check.error} onRetry={() => void check.refetch()} />}
    </section>
  );
}

/** One change: its record, who put it there, and what can be done with it. */
function ChangeRow({ launch, change }: { launch: Launch; change: LaunchChange }) {
  const { key, noun, record, title, by, at } = change;
  const navigate = useNavigate();
  const opening = useMutation({
    mutationFn: () => openChange(launch, key),
    onSuccess: ({ to, params }) => void navigate({ to, params }),
    onError: (error) => notifyFailure("La modification n’a pas pu s’ouvrir", error),
  });
  const dropping = useMutation({
    mutationFn: () => rpcClient.launches.drop.mutate({ id: launch.id, key }, { context: { idempotencyKey: newToken() } }),
    onSuccess: async (left) => {
      queries.launches.get.setData({ id: launch.id }, left);
      notifyDone("Modification retirée du lancement", { noun: LAUNCH.name, id: left.id, version: left.version });
      await queries.launches.invalidate();
    },
    onError: async (error) => {
      notifyChangeFailure("La modification n’a pas été retirée", error);
      await rereadLaunch(launch.id).catch(() => {}); // it may be taken out, and only the reply lost
    },
  });
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Group gap={6}>
          <Text size="sm" fw={600} style={{ overflowWrap: "anywhere" }}>
            {title}
          </Text>
          {record === null && <Badge color="teal">Nouveau</Badge>}
        </Group>
        <Text size="xs" c="dimmed">
          {findResource(noun)?.one ?? noun} · {by}, {formatMoment(at)}
        </Text>
      </div>
      {launch.published_at === null && (
        <ForWriters>
          <Group gap={4}>
            <ActionButton
              size="compact-sm"
              variant="subtle"
              color="gray"
              loading={dropping.isPending}
              aria-label={`Retirer ${title}`}
              onClick={() => dropping.mutate()}
            >
              Retirer
            </ActionButton>
            <Button
              size="compact-sm"
              variant="light"
              loading={opening.isPending}
              aria-label={`Modifier ${title}`}
              onClick={() => opening.mutate()}
            >
              Modifier
            </Button>
          </Group>
        </ForWriters>
      )}
    </Group>
  );
}

/** Outcome of a change if it were published now. */
function ChangeState({ checked, isLoading }: { checked: Checked | undefined; isLoading: boolean }) {
  if (isLoading) return <Skeleton height={14} width={160} mt={8} />;
  if (!checked) return null;
  if (checked.fault !== "") {
    return (
      <Text size="sm" c="red" mt={6}>
        Ne peut pas être publié{"\u202f"}: {checked.fault} {checked.collides && "Ouvrez-la et enregistrez-la à nouveau pour choisir."}
      </Text>
    );
  }
  const lacking = [
    ...new Set(checked.missing.map(({ kind }) => REPAIR_WORDS[kind].one)),
    ...(checked.lacks_english ? ["Traduction anglaise absente ou à revoir"] : []),
  ];
  return (
    <Text size="sm" c={lacking.length > 0 ? "orange" : "teal"} mt={6}>
      {lacking.length > 0 ? lacking.join(" · ") : "Prêt à être publié."}
    </Text>
  );
}
