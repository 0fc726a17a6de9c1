import { Outlet, useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { watchCopies } from "#admin-app/editor/draft/copies.ts";
import { NOUNS } from "#admin-app/nouns.tsx";
import { MediaUsersContext } from "#admin-app/media/media-users.ts";
import { AdminLayout } from "#admin-app/layout/admin-layout.tsx";
import type { CurrentUser } from "#contracts/session/session.ts";
import { MayWriteContext } from "./writing.tsx";
import { CurrentUserContext } from "./current-user.ts";
import { SessionGate } from "./session-gate.tsx";

const MEDIA_USERS = new Map(NOUNS.flatMap(({ name, item }) => (item?.files ? [[name, { to: item.to, ...item.files }] as const] : [])));

/** A screen, which knows whether the signed-in person may change what it shows. */
function Screen({ access }: Pick<CurrentUser, "access">) {
  const noun = useLocation({ select: ({ pathname }) => NOUNS.find(({ list }) => pathname.startsWith(list)) });
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
              <Screen access={user.access} />
            </MediaUsersContext>
          </AdminLayout>
        </CurrentUserContext>
      )}
    </SessionGate>
  );
}
