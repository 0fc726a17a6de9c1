import { Alert, Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { trpc } from "#admin-app/rpc.ts";
import { useIsAtLeast } from "#admin-app/kit/session/current-user.ts";

/** Says on the dashboard that endpoints were stopped because nothing arrived there, to those who can start them
 *  again. */
export function StoppedWebhooks() {
  const isAdministrator = useIsAtLeast("admin");
  const { data = [] } = trpc.webhooks.list.useQuery(undefined, { enabled: isAdministrator });
  const count = data.filter(({ stopped }) => stopped && stopped.reason !== "paused").length;
  if (count === 0) return null;
  return (
    <Alert color="red" mb="md" icon={<TriangleAlert aria-hidden />}>
      {count === 1 ? "Un webhook s’est arrêté" : `${count} webhooks se sont arrêtés`}, faute de livraison.{" "}
      <Anchor component={Link} to="/admin/dashboard/integrations" c="inherit" td="underline" size="sm">
        Voir les webhooks
      </Anchor>
    </Alert>
  );
}
