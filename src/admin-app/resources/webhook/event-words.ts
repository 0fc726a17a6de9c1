import { EVENT_KINDS, type EventKind, eventType } from "#contracts/webhook/webhook.ts";
import { RESOURCES } from "#admin-app/resources.tsx";

const KIND_LABELS: Record<EventKind, string> = { created: "Création", updated: "Modification", deleted: "Suppression" };

/** The events that an endpoint may be sent, a row for each resource. */
export const EVENT_ROWS = RESOURCES.filter(({ isRecorded }) => isRecorded).map(({ name, label }) => ({
  label,
  boxes: EVENT_KINDS.map((kind) => ({ value: eventType(name, kind), label: KIND_LABELS[kind] })),
}));

/** Words for events as a person chose them: « Produits : création, modification ». */
export function eventsInWords(events: string[]): string {
  return EVENT_ROWS.flatMap(({ label, boxes }) => {
    const kinds = boxes.filter(({ value }) => events.includes(value)).map((box) => box.label.toLowerCase());
    return kinds.length > 0 ? [`${label}\u202f: ${kinds.join(", ")}`] : [];
  }).join(" · ");
}
