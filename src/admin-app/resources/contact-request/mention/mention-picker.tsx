import { Button, Menu, Text } from "@mantine/core";
import { AtSign } from "lucide-react";
import { findMentioned } from "#contracts/contact-request/mention.ts";
import { personName } from "#contracts/person/person.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { useCurrentUser } from "#admin-app/kit/session/current-user.ts";
import { trpc } from "#admin-app/rpc.ts";

/** Names a colleague in a note: adds « @ » and their username where it ends. Says who will hear of it when it is saved.
 *  `before` is the note as it is stored. */
export function MentionPicker({ note, before, onChange }: { note: string; before: string; onChange: (note: string) => void }) {
  const { username: own } = useCurrentUser();
  const colleagues = trpc.contactRequests.colleagues.useQuery();
  const others = colleagues.data?.filter(({ username }) => username !== own) ?? [];
  if (others.length === 0) return <MissingPart title="Vos collègues n’ont pas pu être chargés" query={colleagues} />;
  const known = new Set(findMentioned(before, others));
  const added = findMentioned(note, others).filter((person) => !known.has(person));
  return (
    <>
      <Menu position="top-start" withinPortal={false}>
        <Menu.Target>
          <Button variant="subtle" size="xs" leftSection={<AtSign size={14} aria-hidden />}>
            Nommer un collègue
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((person) => (
            <Menu.Item key={person.id} onClick={() => onChange(addMention(note, person.username))}>
              {personName(person)}
              {person.display_name !== "" && (
                <Text component="span" size="xs" c="dimmed">
                  {" "}
                  @{person.username}
                </Text>
              )}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Text size="sm" c="dimmed" component="output">
        {added.length > 0 && `À l’enregistrement, prévient ${added.map(personName).join(", ")}`}
      </Text>
    </>
  );
}

function addMention(note: string, username: string): string {
  const space = note === "" || /\s$/.test(note) ? "" : " ";
  return `${note}${space}@${username} `;
}
