import { COMMAND_LINE, type SecurityEvent, type SecurityEventKind } from "#contracts/security-event/security-event.ts";

const KIND_LABELS: Record<SecurityEventKind, string> = {
  sign_in: "Connexion",
  sign_in_refused: "Connexion refusée",
  sign_in_throttled: "Connexion bloquée\u202f: trop d’essais",
  proof_refused: "Preuve d’identité refusée",
  sign_out_everywhere: "Déconnexion de tous les appareils",
  password_changed: "Mot de passe changé",
  email_changed: "Adresse e-mail changée",
  person_invited: "Personne invitée",
  role_changed: "Rôle changé",
  person_deactivated: "Personne désactivée",
  person_reactivated: "Personne réactivée",
  factor_added: "Second facteur ajouté",
  factor_removed: "Second facteur retiré",
  recovery_codes_renewed: "Codes de secours renouvelés",
  factors_required: "Second facteur exigé de tous",
  factors_optional: "Second facteur laissé au choix",
  api_key_created: "Clé d’API créée",
  api_key_revoked: "Clé d’API révoquée",
  webhook_changed: "Webhook changé",
  export: "Export",
  person_erased: "Données d’une personne effacées",
  backup_made: "Sauvegarde faite",
  backup_restored: "Sauvegarde restaurée",
};

/** Describes an event: what happened, to whom, and how often: « Connexion refusée · 12 fois ». */
export function whatHappened({ kind, subject, count }: SecurityEvent): string {
  return [KIND_LABELS[kind], subject, count > 1 && `${count} fois en une heure`].filter(Boolean).join(" · ");
}

/** Names the actor; a refused sign-in may have been anyone's, and at the command line no one is signed in. */
export function whoDidIt({ actor, device }: SecurityEvent): string {
  return actor ?? (device === COMMAND_LINE ? "Exploitant du serveur" : "Nom inconnu");
}

/** Names the device and network of an event, as far as they are known. */
export function fromWhere({ device, network }: SecurityEvent): string {
  return [device, network].filter(Boolean).join(" · ");
}
