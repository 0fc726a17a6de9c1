import { Outlet } from "@tanstack/react-router";
import { AdminLayout } from "#admin-app/layout/admin-layout.tsx";
import { SessionGate } from "./session-gate.tsx";

/** The frame of every screen but the login. */
export function SignedInFrame() {
  return (
    <SessionGate>
      {(user) => (
        <AdminLayout user={user}>
          <Outlet />
        </AdminLayout>
      )}
    </SessionGate>
  );
}
