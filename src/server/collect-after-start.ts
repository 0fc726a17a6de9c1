/** How long, in milliseconds, after a start: the first requests do not wait for the tenth of a second that it takes. */
const AFTER_MS = 1_000;

/** Gives back, once, the 60 MB that reading the program and opening the database left behind: V8 collects only while something is allocated, so that
 *  a server nobody visits would keep them. Nothing is done where node was not started with `--expose-gc`, as `npm start` does. */
export function collectAfterStart(): void {
  setTimeout(() => globalThis.gc?.({ type: "major", flavor: "last-resort" }), AFTER_MS).unref();
}
