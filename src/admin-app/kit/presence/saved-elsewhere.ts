import type { LastChange } from "#contracts/presence/presence.ts";

/** A form as it stands when a ping is answered. */
type Form = {
  /** The newest version that this form has read or stored. */
  version: number | undefined;
  /** Whether a save is under way: what a ping tells between its commit and its reply may be that save. */
  isSaving: boolean;
  /** Whether the last save had no answer: what is stored by oneself may be that save. */
  isUncertain: boolean;
  /** The administrator's name. */
  me: string | undefined;
};

/** The save made elsewhere since a form was opened; never the form's own. */
export function findSaveElsewhere(
  last: LastChange | null | undefined,
  { version, isSaving, isUncertain, me }: Form,
): LastChange | undefined {
  if (!last || version === undefined || last.version <= version || isSaving) return undefined;
  return isUncertain && last.by === me ? undefined : last;
}
