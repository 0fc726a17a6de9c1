import { EVENT_KINDS, type EventKind, eventType, personalEvents } from "#contracts/webhook/webhook.ts";
import { RESOURCES } from "#admin-app/resources.tsx";

const KIND_LABELS: Record<EventKind, string> = { created: "Création", updated: "Modification", deleted: "Suppression" };

const RECORD_ROWS = RESOURCES.filter(({ isRecorded }) => isRecorded).map(({ name, label }) => ({
  label,
  boxes: EVENT_KINDS.map((kind) => ({ value: eventType(name, kind), label: KIND_LABELS[kind] })),
}));

const [REQUEST_CREATED, REQUEST_ERASED] = personalEvents("request");

/** The events that an endpoint may be sent, a row for each resource; requests have one with what visitors wrote. */
export const EVENT_ROWS = [
  ...RECORD_ROWS,
  {
    label: "Demandes, avec leur contenu",
    boxes: [
      { value: REQUEST_CREATED, label: "Création" },
      { value: REQUEST_ERASED, label: "Effacement" },
    ],
  },
];

/** Words for events as a person chose them: « Produits : création, modification ». */
export function eventsInWords(events: string[]): string {
  return EVENT_ROWS.flatMap(({ label, boxes }) => {
    const kinds = boxes.filter(({ value }) => events.includes(value)).map((box) => box.label.toLowerCase());
    return kinds.length > 0 ? [`${label}\u202f: ${kinds.join(", ")}`] : [];
  }).join(" · ");
}
