import { Accessibility, type Draggable, type DragDropManagerInput } from "@dnd-kit/dom";
import { isSortable } from "@dnd-kit/dom/sortable";

type Plugins = NonNullable<DragDropManagerInput["plugins"]>;
type Dragging = { operation: { source: Draggable | null }; canceled: boolean };

function positionOf({ operation: { source } }: Dragging): string {
  return isSortable(source) ? String(source.index + 1) : "inconnue";
}

const french = Accessibility.configure({
  screenReaderInstructions: {
    draggable: "Pour déplacer cet élément, appuyez sur Espace, puis sur les flèches\u202f; Espace à nouveau le dépose, Échap annule.",
  },
  announcements: {
    dragstart: (dragging: Dragging) => `Élément saisi en position ${positionOf(dragging)}.`,
    dragover: (dragging: Dragging) => `Position ${positionOf(dragging)}.`,
    dragend: (dragging: Dragging) => (dragging.canceled ? "Déplacement annulé." : `Élément déposé en position ${positionOf(dragging)}.`),
  },
});

/** Plugins of a `DragDropProvider` that speaks French to those who do not see what moves. */
export const frenchDragging: Plugins = (defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), french];
