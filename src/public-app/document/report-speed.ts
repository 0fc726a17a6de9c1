import { SPEED_PATH } from "#contracts/page/public-pages.ts";

/** Longest pause within one group of shifts, and longest group. Source: https://web.dev/articles/cls. */
const SHIFT_PAUSE_MS = 1000;
const SHIFTS_MS = 5000;
/** Interactions of which one is left out as an exception. Source: https://web.dev/articles/inp. */
const INTERACTIONS_PER_EXCEPTION = 50;
const SHORTEST_EVENT_MS = 40;

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };
type Observed = { "largest-contentful-paint": PerformanceEntry; "layout-shift": Shift; event: Interaction; "first-input": Interaction };

let paintedAt: number | undefined;
let worstShift: number | undefined;
let shifts = { sum: 0, from: 0, to: 0 };
const durations = new Map<number, number>();
const flushing: (() => void)[] = [];

/** Hears of the entries of a type, those from before included; of none in a browser that does not know the type. */
function observe<Type extends keyof Observed>(type: Type, note: (entry: Observed[Type]) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  const noteAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) note(entry as Observed[Type]); // the type of its observer
  };
  const observer = new PerformanceObserver((list) => noteAll(list.getEntries()));
  const asked: PerformanceObserverInit & { durationThreshold: number } = { type, buffered: true, durationThreshold: SHORTEST_EVENT_MS };
  observer.observe(asked);
  flushing.push(() => noteAll(observer.takeRecords()));
  return true;
}

function noteShift({ value, hadRecentInput, startTime }: Shift): void {
  if (hadRecentInput) return;
  const isSameGroup = startTime - shifts.to < SHIFT_PAUSE_MS && startTime - shifts.from < SHIFTS_MS;
  shifts = isSameGroup ? { ...shifts, sum: shifts.sum + value, to: startTime } : { sum: value, from: startTime, to: startTime };
  worstShift = Math.max(worstShift ?? 0, shifts.sum);
}

function noteInteraction({ interactionId = 0, duration }: Interaction): void {
  if (interactionId > 0) durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
}

/** Finds the slowest interaction, but for one exception in fifty. */
function findSlowest(): number | undefined {
  const slowest = [...durations.values()].toSorted((one, other) => other - one);
  return slowest[Math.floor(slowest.length / INTERACTIONS_PER_EXCEPTION)];
}

/** Sends what was measured of this document, once, when the visitor leaves it. */
function report(): void {
  for (const flush of flushing.splice(0)) flush();
  const measured = { lcp: paintedAt, inp: findSlowest(), cls: worstShift === undefined ? undefined : worstShift * 1000 };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(measured)) if (value !== undefined) query.set(name, String(Math.round(value)));
  const [document] = performance.getEntriesByType("navigation");
  if (query.size > 0 && document) navigator.sendBeacon(SPEED_PATH, `${new URL(document.name).pathname}?${query}`);
}

/** Whether the page was out of sight for a while: its paint waited for the visitor. */
const wasHidden = () => performance.getEntriesByType("visibility-state").some(({ name }) => name === "hidden");

if (document.visibilityState === "visible" && !wasHidden()) {
  observe("largest-contentful-paint", ({ startTime }) => (paintedAt = startTime));
  if (observe("layout-shift", noteShift)) worstShift ??= 0;
  observe("event", noteInteraction);
  observe("first-input", noteInteraction);
  let isReported = false;
  const reportOnce = () => {
    if (!isReported) report();
    isReported = true;
  };
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && reportOnce());
  window.addEventListener("pagehide", reportOnce); // not every browser hides a page that it leaves
}
