import { Outlet, useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { watchCopies } from "#admin-app/draft/copies.ts";
import { NOUNS } from "#admin-app/nouns.tsx";
import { MediaUsersContext } from "#admin-app/media/media-users.ts";
import { AdminLayout } from "#admin-app/layout/admin-layout.tsx";
import type { CurrentUser } from "#contracts/session/session.ts";
import { ForbiddenScreen } from "#admin-app/errors/forbidden-screen.tsx";
import { SCREENS } from "#admin-app/layout/screens.ts";
import { isAtLeast } from "#contracts/session/roles.ts";
import { MayWriteContext } from "./writing.tsx";
import { CurrentUserContext } from "./current-user.ts";
import { SessionGate } from "./session-gate.tsx";

const MEDIA_USERS = new Map(NOUNS.flatMap(({ name, item }) => (item?.files ? [[name, { to: item.to, ...item.files }] as const] : [])));

/** A screen, which knows whether the signed-in person may change what it shows; one that their role may not open offers nothing. */
function Screen({ access, role }: Pick<CurrentUser, "access" | "role">) {
  const noun = useLocation({ select: ({ pathname }) => NOUNS.find(({ list }) => pathname.startsWith(list)) });
  const needed = useLocation({ select: ({ pathname }) => SCREENS.find((screen) => screen.role && pathname.startsWith(screen.list))?.role });
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
            <MediaUsersContext value={MEDIA_USERS}>
              <Screen access={user.access} role={user.role} />
            </MediaUsersContext>
          </AdminLayout>
        </CurrentUserContext>
      )}
    </SessionGate>
  );
}
