import { Outlet } from "@tanstack/react-router";
import { NOUNS } from "#admin-app/nouns.tsx";
import { MediaUsersContext } from "#admin-app/media/media-users.ts";
import { AdminLayout } from "#admin-app/layout/admin-layout.tsx";
import { SessionGate } from "./session-gate.tsx";

const MEDIA_USERS = new Map(NOUNS.flatMap(({ name, item }) => (item?.files ? [[name, { to: item.to, ...item.files }] as const] : [])));

/** The frame of every screen but the login. */
export function SignedInFrame() {
  return (
    <SessionGate>
      {(user) => (
        <AdminLayout user={user}>
          <MediaUsersContext value={MEDIA_USERS}>
            <Outlet />
          </MediaUsersContext>
        </AdminLayout>
      )}
    </SessionGate>
  );
}
