import { Center, Loader, Stack, Text } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import type { AdminUser } from "#contracts/session/session.ts";
import { LoadFailure } from "#admin-app/errors/load-failure.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { howSessionEnded, readSession, subscribeToSession } from "./session-store.ts";

function CheckingSession() {
  return (
    <Center mih="100dvh">
      <Stack align="center" gap="sm">
        <Loader aria-hidden />
        <Text component="output" c="dimmed">
          Vérification de l'authentification...
        </Text>
      </Stack>
    </Center>
  );
}

/** Lets only administrators through whom the server knows. When the session ends, here or in another tab, it gives way to the login
 *  screen, which remembers where the administrator was; the drafts of open forms are stored. */
export function SessionGate({ children }: { children: (user: AdminUser) => ReactNode }) {
  const session = useSyncExternalStore(subscribeToSession, readSession);
  const router = useRouter();
  const current = trpc.session.current.useQuery(undefined, { enabled: session !== undefined });

  useEffect(() => {
    if (session) return;
    const state = howSessionEnded() === "signed-out" ? {} : { from: router.state.location.href };
    void router.navigate({ to: "/admin/login", state, replace: true, ignoreBlocker: true });
  }, [session, router]);

  if (session && current.data) return children(current.data);
  if (session && current.isError) {
    return (
      <Center mih="100dvh">
        <LoadFailure title="Votre session n’a pas pu être vérifiée" error={current.error} onRetry={() => void current.refetch()} />
      </Center>
    );
  }
  return <CheckingSession />;
}
