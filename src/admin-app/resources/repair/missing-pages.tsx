import { Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { MISSING_DAYS, type missingPagesSchema } from "#contracts/repair/repair.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifyChangeFailure } from "#admin-app/kit/errors/notify.tsx";
import { notifyDone } from "#admin-app/kit/history/notify-done.ts";
import { ActionButton, LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import { RepairSection } from "./repair-section.tsx";
import classes from "./repairs-screen.module.css";
import { formatCount } from "#admin-app/kit/layout/count-of.ts";

type MissingPage = z.infer<typeof missingPagesSchema>[number];

async function refresh(): Promise<void> {
  await Promise.all([queries.repairs.invalidate(), queries.redirections.invalidate()]);
}

/** Addresses that visitors asked for more than once and that lead nowhere. */
export function MissingPages() {
  const pages = trpc.repairs.missingPages.useQuery();
  const redirecting = useMutation({
    mutationFn: ({ path, nearest }: { path: string; nearest: string }) =>
      rpcClient.redirections.create.mutate({ from_path: path, to_url: nearest }, { context: { idempotencyKey: newToken() } }),
    onSuccess: ({ id, title }) => notifyDone(`${title} est redirigée`, { noun: "redirection", id }),
    onError: (error) => notifyChangeFailure("L’adresse n’a pas été redirigée", error),
    onSettled: refresh,
  });
  const rows = pages.data ?? [];
  return (
    <>
      <MissingPart title="Les pages introuvables n’ont pas pu être chargées" query={pages} />
      {rows.length > 0 && (
        <RepairSection
          title="Pages introuvables"
          hint={`Des visiteurs ont demandé ces adresses plusieurs fois ces ${MISSING_DAYS} derniers jours, et n’y ont rien trouvé.`}
          count={rows.length}
        >
          {rows.map((page) => (
            <MissingPageRow
              key={page.path}
              page={page}
              isPending={redirecting.isPending && redirecting.variables.path === page.path}
              onRedirect={(nearest) => redirecting.mutate({ path: page.path, nearest })}
            />
          ))}
        </RepairSection>
      )}
    </>
  );
}

function MissingPageRow({
  page: { path, count, nearest },
  isPending,
  onRedirect,
}: {
  page: MissingPage;
  isPending: boolean;
  onRedirect: (nearest: string) => void;
}) {
  return (
    <li>
      <div className={classes.words}>
        <Text size="sm" fw={600} className={classes.title}>
          {path}
        </Text>
        <Text size="xs" c="dimmed">
          Demandée {formatCount(count)} fois
        </Text>
      </div>
      <ForWriters>
        <div className={classes.actions}>
          {nearest !== null && (
            <ActionButton size="xs" variant="light" loading={isPending} onClick={() => onRedirect(nearest)} className={classes.proposal}>
              Rediriger vers {nearest}
            </ActionButton>
          )}
          <LinkButton
            to="/admin/dashboard/redirections/$id"
            params={{ id: "new" }}
            search={{ from: path }}
            size="xs"
            variant="default"
            aria-label={`Choisir une page pour ${path}`}
          >
            {nearest === null ? "Rediriger…" : "Autre page…"}
          </LinkButton>
        </div>
      </ForWriters>
    </li>
  );
}
