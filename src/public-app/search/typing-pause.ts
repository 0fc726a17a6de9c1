/** Pause in typing after which the server is asked: shorter than anyone sees, longer than the time between two letters of a quick typist. */
export const TYPING_PAUSE_MS = 100;
