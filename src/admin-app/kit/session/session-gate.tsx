import { Center, Loader, Stack, Text } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from "react";
import type { CurrentUser } from "#contracts/session/session.ts";
import { replyOf } from "#admin-app/kit/errors/failure.ts";
import { LoadFailure } from "#admin-app/kit/errors/load-failure.tsx";
import { VerificationHost } from "./factor/verification-host.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { howSessionEnded, readSession, subscribeToSession } from "./session-store.ts";

const FactorSetupScreen = lazy(async () => ({ default: (await import("./factor/factor-setup-screen.tsx")).FactorSetupScreen }));

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
export function SessionGate({ children }: { children: (user: CurrentUser) => ReactNode }) {
  const session = useSyncExternalStore(subscribeToSession, readSession);
  const router = useRouter();
  const current = trpc.session.current.useQuery(undefined, { enabled: session !== undefined });

  useEffect(() => {
    if (session) return;
    const state = howSessionEnded() === "signed-out" ? {} : { from: router.state.location.href };
    void router.navigate({ to: "/admin/login", state, replace: true, ignoreBlocker: true });
  }, [session, router]);

  // First: what was read before a second factor was required is still there.
  if (session && replyOf(current.error)?.code === "factor_setup_required") {
    return (
      <Suspense fallback={<CheckingSession />}>
        <FactorSetupScreen onDone={() => void current.refetch()} />
        <VerificationHost />
      </Suspense>
    );
  }
  if (session && current.data) {
    return (
      <>
        {children(current.data)}
        <VerificationHost />
      </>
    );
  }
  if (session && current.isError) {
    return (
      <Center mih="100dvh">
        <LoadFailure title="Votre session n’a pas pu être vérifiée" error={current.error} onRetry={() => void current.refetch()} />
      </Center>
    );
  }
  return <CheckingSession />;
}
