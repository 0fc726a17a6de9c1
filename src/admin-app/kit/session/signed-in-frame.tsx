import { Outlet, useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { watchCopies } from "#admin-app/kit/draft/copies.ts";
import { allResources } from "#admin-app/kit/resource.ts";
import { AdminLayout } from "#admin-app/kit/layout/admin-layout.tsx";
import type { CurrentUser } from "#contracts/session/session.ts";
import { ForbiddenScreen } from "#admin-app/kit/errors/forbidden-screen.tsx";
import { listScreens } from "#admin-app/kit/layout/screens.ts";
import { isAtLeast } from "#contracts/session/roles.ts";
import { MayWriteContext } from "./writing.tsx";
import { CurrentUserContext } from "./current-user.ts";
import { SessionGate } from "./session-gate.tsx";

/** A screen, which knows whether the signed-in person may change what it shows; one that their role may not open offers nothing. */
function Screen({ access, role }: Pick<CurrentUser, "access" | "role">) {
  const noun = useLocation({ select: ({ pathname }) => allResources().find(({ list }) => pathname.startsWith(list)) });
  const needed = useLocation({
    select: ({ pathname }) => listScreens().find((screen) => screen.role && pathname.startsWith(screen.list))?.role,
  });
  if (needed && !isAtLeast(role, needed)) return <ForbiddenScreen />;
  return (
    <MayWriteContext value={!noun || access[noun.router] === "write"}>
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
