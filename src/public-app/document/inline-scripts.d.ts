/** The text of a module as a script for a document: `scripts/inline-scripts.ts`. */
declare module "*?inline-script" {
  const code: string;
  export default code;
}

/** Values that the scripts of a document leave for the app. */
interface Window {
  /** Settles once every file of this page has come; rejects where one does not. */
  pageFiles?: Promise<unknown>;
  /** Buttons that were pressed before the app could answer, in order; gone once it can. Those that take a product into
   *  the selection are stored too, by its slug, in `localStorage.ajouts`. */
  earlyPresses?: HTMLButtonElement[];
  /** Catches what is typed while the search box is on its way, so that no letter is lost. */
  typedAhead?: {
    start: () => void;
    /** Gives what was typed since `start`; from now on the keys go where the focus is. */
    take: () => string;
  };
}
