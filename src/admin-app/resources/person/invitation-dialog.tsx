import { NativeSelect, TextInput } from "@mantine/core";
import type { Invitation } from "#contracts/person/person.ts";
import { type Role } from "#contracts/session/roles.ts";
import { FormModal } from "#admin-app/kit/dialogs/form-modal.tsx";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { RefusalAlert } from "#admin-app/kit/errors/failure-notices.tsx";
import { CLOSED_BY_BUTTON, ShownSecret } from "#admin-app/kit/fields/shown-secret.tsx";
import { queries, trpc } from "#admin-app/rpc.ts";
import { ROLE_OPTIONS } from "./person-row.tsx";
import { ShortForm } from "#admin-app/kit/dialogs/short-form.tsx";
import { useShortForm } from "#admin-app/kit/dialogs/use-short-form.ts";

const ROLE_HINT = "Administrateur\u202f: tout. Éditeur\u202f: le contenu. Lecteur\u202f: lire et exporter.";

/** No reply with a secret is stored, to be given again. */
const UNCERTAIN =
  "Il n’est pas sûr que l’invitation soit faite. Si la personne est dans la liste, «\u202fNouveau lien\u202f» en donne un autre.";

/** Invites a person, then shows the link to give them: this once. `made` is an invitation that stands already. */
export function InvitationDialog({
  isOpen,
  made,
  onMade,
  onClose,
}: {
  isOpen: boolean;
  made: Invitation | undefined;
  onMade: (invitation: Invitation) => void;
  onClose: () => void;
}) {
  return (
    <FormModal
      opened={isOpen}
      onClose={onClose}
      title={made ? "Invitation prête" : "Inviter une personne"}
      isSaved={made !== undefined}
      {...(made && CLOSED_BY_BUTTON)}
    >
      {made ? <InvitationLink invitation={made} onClose={onClose} /> : <InviteForm onMade={onMade} onClose={onClose} />}
    </FormModal>
  );
}

function InviteForm({ onMade, onClose }: { onMade: (invitation: Invitation) => void; onClose: () => void }) {
  const { values, field } = useShortForm<{ username: string; email: string; role: Role }>({ username: "", email: "", role: "editor" });
  const inviting = trpc.people.invite.useMutation({
    onSuccess: onMade,
    onSettled: () => queries.people.invalidate(),
  });

  return (
    <ShortForm onSubmit={() => inviting.mutate(values)} onCancel={onClose} verb="Inviter" isPending={inviting.isPending} noValidate>
      <RefusalAlert error={inviting.error} uncertain={UNCERTAIN} />
      <TextInput {...field("username", inviting.error)} label="Nom d’utilisateur" autoComplete="off" required data-autofocus />
      <TextInput {...field("email", inviting.error)} type="email" label="Adresse e-mail" description="Facultative." autoComplete="off" />
      <NativeSelect {...field("role", inviting.error)} label="Rôle" description={ROLE_HINT} data={ROLE_OPTIONS} />
    </ShortForm>
  );
}

function InvitationLink({ invitation: { person, link, expires_at, is_mailed }, onClose }: { invitation: Invitation; onClose: () => void }) {
  const hint = `Donnez ce lien à ${person.username}\u202f: il sert une fois, jusqu’au ${formatMoment(expires_at)}.`;
  return (
    <ShownSecret
      label="Lien d’invitation"
      secret={link}
      hint={is_mailed ? `Un e-mail part à ${person.email}. ${hint}` : hint}
      onClose={onClose}
    />
  );
}
