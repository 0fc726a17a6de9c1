import { elide } from "#contracts/text/french.ts";
import { Badge, Button, Group, NativeSelect, Text } from "@mantine/core";
import { type Person, PERSON_STATE_LABELS, type PersonState, personName } from "#contracts/person/person.ts";
import { type Role, ROLE_LABELS, ROLES } from "#contracts/session/roles.ts";
import { RowCard } from "#admin-app/kit/collection/row-card.tsx";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";

const COLORS: Record<PersonState, string> = { active: "teal", invited: "amber", inactive: "gray" };

export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

/** One person of the team, and what an administrator can do about their access. Nothing about one's own. */
export function PersonRow({
  person,
  isChanging,
  onRole,
  onActive,
  onInviteAgain,
}: {
  person: Person;
  isChanging: boolean;
  onRole: (role: Role) => void;
  onActive: (isActive: boolean) => void;
  onInviteAgain: () => void;
}) {
  const { username, display_name, email, role, state, last_seen_at, is_self } = person;
  return (
    <RowCard
      name={username}
      actions={
        is_self ? (
          <Text size="sm">{ROLE_LABELS[role]}</Text>
        ) : (
          <Group gap="xs">
            <NativeSelect
              name="role"
              aria-label={`Rôle ${elide(username)}`}
              data={ROLE_OPTIONS}
              value={role}
              disabled={isChanging}
              onChange={(event) => onRole(ROLES.find((each) => each === event.currentTarget.value) ?? role)}
            />
            {state === "invited" && (
              <Button size="sm" variant="default" onClick={onInviteAgain} aria-label={`Nouveau lien pour ${username}`}>
                Nouveau lien
              </Button>
            )}
            <ActionButton
              size="sm"
              variant="default"
              loading={isChanging}
              onClick={() => onActive(state === "inactive")}
              aria-label={`${state === "inactive" ? "Réactiver" : "Désactiver"} ${username}`}
            >
              {state === "inactive" ? "Réactiver" : "Désactiver"}
            </ActionButton>
          </Group>
        )
      }
    >
      <Group gap="xs">
        <Text component="h2" fw={600}>
          {personName(person)}
        </Text>
        <Badge color={COLORS[state]}>{PERSON_STATE_LABELS[state]}</Badge>
        {is_self && <Badge color="gray">Vous</Badge>}
      </Group>
      <Text size="sm" c="dimmed">
        {[display_name && username, email].filter(Boolean).join(" · ")}
      </Text>
      <Text size="xs" c="dimmed">
        {last_seen_at ? (
          <>
            Dernière utilisation le <time dateTime={last_seen_at}>{formatMoment(last_seen_at)}</time>
          </>
        ) : (
          "Jamais connecté"
        )}
      </Text>
    </RowCard>
  );
}
