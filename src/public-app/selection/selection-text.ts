import { storedText } from "#public-app/ui/stored-text.ts";

/** The visitor's selection as their browser holds it; empty while nothing is selected. */
export const selectionText = storedText("selection");
