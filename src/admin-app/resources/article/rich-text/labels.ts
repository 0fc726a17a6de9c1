import type { RichTextEditorLabels } from "@mantine/tiptap";

const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";

const withKeys = (words: string, ...keys: string[]) => `${words} (${[MOD, ...keys].join(" + ")})`;

/** Labels of the editor's controls, with the keys that do the same. */
export const LABELS: Partial<RichTextEditorLabels> = {
  boldControlLabel: withKeys("Gras", "B"),
  italicControlLabel: withKeys("Italique", "I"),
  underlineControlLabel: withKeys("Souligné", "U"),
  strikeControlLabel: withKeys("Barré", "Maj", "S"),
  codeControlLabel: withKeys("Code", "E"),
  h2ControlLabel: withKeys("Titre de niveau 2", "Alt", "2"),
  h3ControlLabel: withKeys("Titre de niveau 3", "Alt", "3"),
  h4ControlLabel: withKeys("Titre de niveau 4", "Alt", "4"),
  bulletListControlLabel: withKeys("Liste à puces", "Maj", "8"),
  orderedListControlLabel: withKeys("Liste numérotée", "Maj", "7"),
  blockquoteControlLabel: withKeys("Citation", "Maj", "B"),
  codeBlockControlLabel: withKeys("Bloc de code", "Alt", "C"),
  hrControlLabel: "Ligne de séparation",
  clearFormattingControlLabel: "Retirer la mise en forme",
  unlinkControlLabel: "Retirer le lien",
  undoControlLabel: withKeys("Annuler la dernière modification", "Z"),
  redoControlLabel: withKeys("Rétablir la modification annulée", "Maj", "Z"),
  tableRowBeforeControlLabel: "Ajouter une ligne au-dessus",
  tableRowAfterControlLabel: "Ajouter une ligne en dessous",
  tableRowDeleteControlLabel: "Supprimer la ligne",
  tableColumnBeforeControlLabel: "Ajouter une colonne avant",
  tableColumnAfterControlLabel: "Ajouter une colonne après",
  tableColumnDeleteControlLabel: "Supprimer la colonne",
  tableToggleHeaderRowControlLabel: "Ligne d’en-tête",
  tableDeleteControlLabel: "Supprimer le tableau",
};

export const LINK_LABEL = withKeys("Lien", "K");

export const SUBSCRIPT_LABEL = withKeys("Indice", ",");

export const SUPERSCRIPT_LABEL = withKeys("Exposant", ".");
