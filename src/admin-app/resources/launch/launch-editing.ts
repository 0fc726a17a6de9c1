import { emptyFields, fieldLabels } from "#contracts/field/field.ts";
import { type Launch, type LaunchInput, launchInputSchema } from "#contracts/launch/launch.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { formatNear } from "#admin-app/kit/fields/publication-words.ts";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";

/** Values of the form. */
type LaunchFormValues = { title: string; planned_at: string | null };

/** Labels of the fields, for the history and the activity. */
export const LAUNCH_LABELS: Record<string, string> = {
  ...fieldLabels(launchInputSchema),
  published_at: "Publié le",
  failure: "Échec",
  changes: "Modifications",
};

/** A launch, as the editor knows it. */
export const LAUNCH: EditedResource<Launch, LaunchFormValues, LaunchInput> = {
  name: "launch",
  schema: launchInputSchema,
  labels: fieldLabels(launchInputSchema),
  form: {
    empty: () => emptyFields(launchInputSchema),
    of: ({ title, planned_at }) => ({ title, planned_at }),
    sent: (values) => values,
    shown: ({ planned_at }) => ({ planned_at: formatMoment(planned_at ?? "") }),
  },
  server: {
    get: (id) => rpcClient.launches.get.query({ id }),
    update: (input, options) => rpcClient.launches.update.mutate(input, options),
    refresh: () => queries.launches.invalidate(),
  },
  creation: { send: (input, options) => rpcClient.launches.create.mutate(input, options), message: "Lancement créé" },
  words: {
    updated: "Lancement mis à jour",
    notSaved: "Le lancement n’a pas été enregistré",
    conflict: "Ce lancement a été modifié entre-temps",
  },
};

/** Reads a launch again as it is stored, and gives it. */
export function rereadLaunch(id: number): Promise<Launch> {
  return queries.launches.get.fetch({ id }, { staleTime: 0 });
}

/** Interval between two looks at a launch whose moment has come. */
const LOOK_AGAIN_MS = 2000;

/** Longest delay of a browser's timer. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Milliseconds after which launches are read again: at the next moment that one is planned for, then until it ran.
 *  False where none is to run by itself. */
export function untilNextRun(launches: Launch[] = []): number | false {
  const waiting = launches.filter(({ published_at, failure }) => published_at === null && failure === "");
  const moments = waiting.flatMap(({ planned_at }) => (planned_at === null ? [] : [Date.parse(planned_at) - Date.now()]));
  return moments.length > 0 && Math.min(TIMER_MAX_MS, Math.max(LOOK_AGAIN_MS, Math.min(...moments)));
}

/** Describes the state of a launch, and its colour. */
export function launchState({ published_at, planned_at, failure }: Launch, now: number): { label: string; color: string } {
  if (published_at) return { label: `Publié le ${formatNear(Date.parse(published_at), now)}`, color: "teal" };
  if (failure !== "") return { label: "Non publié", color: "red" };
  if (planned_at) return { label: `Prévu le ${formatNear(Date.parse(planned_at), now)}`, color: "ink" };
  return { label: "Sans date", color: "gray" };
}
