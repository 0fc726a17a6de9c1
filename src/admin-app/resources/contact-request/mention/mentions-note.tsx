import { elide } from "#contracts/text/french.ts";
import { Alert, Stack } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { AtSign } from "lucide-react";
import { trpc } from "#admin-app/rpc.ts";

const ASK_AGAIN_MS = 60_000;

/** Says in whose requests the signed-in person is named, and by whom, until they open them. */
export function MentionsNote() {
  const { data = [] } = trpc.contactRequests.mentions.useQuery(undefined, { refetchInterval: ASK_AGAIN_MS });
  if (data.length === 0) return null;
  return (
    <Alert color="amber" mb="lg" icon={<AtSign aria-hidden />} title={data.length > 1 ? "Des notes vous nomment" : "Une note vous nomme"}>
      <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: "none" }}>
        {data.map(({ id, name, author }) => (
          <li key={id}>
            <Link to="/admin/dashboard/requests/$id" params={{ id: String(id) }} style={{ color: "inherit" }}>
              Demande {elide(name)}
            </Link>
            , par {author}
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
