import { Alert, Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { trpc } from "#admin-app/rpc.ts";

/** Says on the dashboard that a launch could not be published at its moment. */
export function FailedLaunches() {
  const { data = [] } = trpc.launches.list.useQuery();
  return data
    .filter(({ failure, published_at }) => failure !== "" && published_at === null)
    .map(({ id, title, failure }) => (
      <Alert key={id} color="red" mb="md" icon={<TriangleAlert aria-hidden />}>
        Le lancement «{"\u202f"}
        {title}
        {"\u202f"}» n’a pas été publié. {failure}{" "}
        <Anchor component={Link} to={`/admin/dashboard/launches/${id}`} c="inherit" td="underline" size="sm">
          Voir le lancement
        </Anchor>
      </Alert>
    ));
}
