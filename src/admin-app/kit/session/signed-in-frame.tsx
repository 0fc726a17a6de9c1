import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { watchCopies } from "#admin-app/kit/draft/copies.ts";
import { allResources } from "#admin-app/kit/resource.ts";
import { AdminLayout } from "#admin-app/kit/layout/admin-layout.tsx";
import type { CurrentUser } from "#contracts/session/session.ts";
import { ForbiddenScreen } from "#admin-app/kit/errors/forbidden-screen.tsx";
import { listScreens } from "#admin-app/kit/layout/screens.ts";
import { isAtLeast } from "#contracts/session/roles.ts";
import { MayWriteContext } from "./writing.tsx";
import { CurrentUserContext } from "./current-user.ts";
import { Center, Loader, Stack, Text } from "@mantine/core";
import { replyOf } from "#admin-app/kit/errors/failure.ts";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { howSessionEnded, readSession, subscribeToSession } from "./session-store.ts";
import { openQuestion, subscribeToQuestions } from "#admin-app/kit/session/factor/verification.ts";

/** A screen that knows whether the user may change what it shows. One that their role may not open offers nothing. */
function Screen({ access, role }: Pick<CurrentUser, "access" | "role">) {
  const resource = useLocation({ select: ({ pathname }) => allResources().find(({ list }) => pathname.startsWith(list)) });
  const needed = useLocation({
    select: ({ pathname }) => listScreens().find((screen) => screen.role && pathname.startsWith(screen.list))?.role,
  });
  if (needed && !isAtLeast(role, needed)) return <ForbiddenScreen />;
  return (
    <MayWriteContext value={resource ? access[resource.router] === "write" : isAtLeast(role, "editor")}>
      <Outlet />
    </MayWriteContext>
  );
}

/** The frame of every screen but the login. */
export function SignedInFrame() {
  useEffect(watchCopies, []);
  return (
    <SessionGate>
      {(user) => (
        <CurrentUserContext value={user}>
          <AdminLayout user={user}>
            <Screen access={user.access} role={user.role} />
          </AdminLayout>
        </CurrentUserContext>
      )}
    </SessionGate>
  );
}

const FactorSetupScreen = lazy(async () => ({
  default: (await import("#admin-app/kit/session/factor/factor-setup-screen.tsx")).FactorSetupScreen,
}));

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

/** Lets only administrators through whom the server knows. When the session ends, here or in another tab, it gives way
 *  to the login screen, which remembers where the administrator was; the drafts of open forms are stored. */
function SessionGate({ children }: { children: (user: CurrentUser) => ReactNode }) {
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

const VerificationDialog = lazy(async () => ({
  default: (await import("#admin-app/kit/session/factor/verification-dialog.tsx")).VerificationDialog,
}));

/** Shows the question that `askVerification` asks. */
function VerificationHost() {
  const question = useSyncExternalStore(subscribeToQuestions, openQuestion);
  return <Suspense>{question && <VerificationDialog onAnswer={question.answer} />}</Suspense>;
}
