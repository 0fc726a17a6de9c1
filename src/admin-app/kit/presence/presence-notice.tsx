import { Text } from "@mantine/core";
import type { LastChange, Presence } from "#contracts/presence/presence.ts";
import { TIME } from "#admin-app/kit/layout/brand.ts";

/** Names the others who have the record open, and what was saved elsewhere since the form was opened. */
export function PresenceNotice({
  others,
  saved,
}: {
  others: Presence["others"] | undefined;
  saved: { change: LastChange; isRead: boolean } | undefined;
}) {
  const whose = ({ username, device_name, is_self }: Presence["others"][number]) =>
    `${is_self ? "vous" : username}${device_name && ` (${device_name})`}`;
  return (
    <>
      {saved && !saved.isRead && (
        <Text component="output" size="sm">
          <strong>{formatLastChange(saved.change)}</strong>, depuis l’ouverture de ce formulaire. Ce que vous avez saisi est conservé, et
          l’enregistrement tiendra compte des deux.
        </Text>
      )}
      {saved?.isRead && (
        <Text component="output" size="sm" c="dimmed">
          {formatLastChange(saved.change)}
          {"\u202f"}: ce formulaire montre cette version.
        </Text>
      )}
      {others !== undefined && others.length > 0 && (
        <Text size="sm" c="dimmed">
          Aussi ouvert par {others.map(whose).join(", ")}.
        </Text>
      )}
    </>
  );
}

function formatLastChange({ at, by }: LastChange): string {
  return `Enregistré ${by === null ? "ailleurs" : `par ${by}`} à ${TIME.format(new Date(at))}`;
}
