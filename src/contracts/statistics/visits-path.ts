/** Where the public app tells which page it has opened. */
export const VISITS_PATH = "/visites";
