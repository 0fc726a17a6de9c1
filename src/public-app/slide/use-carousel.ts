import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from "react";

/** Source: SLIDE-3. */
const INTERVAL_MS = 5000;
const PAUSE_AFTER_MOVE_MS = 10_000;

/** Delay before the next scene is fetched: late enough to leave the connection to the first one, early enough to be
 *  there in time. */
const FETCH_NEXT_AFTER_MS = 2000;

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

function useIsMotionReduced(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(REDUCED_MOTION);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}

function useIsTabHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener("visibilitychange", onChange);
      return () => document.removeEventListener("visibilitychange", onChange);
    },
    () => document.hidden,
    () => false,
  );
}

/** Whether the visitor points at the carousel, or is in it with the keyboard; `onHold` runs when that begins. */
function useHolds(onHold: () => void) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    isHeld: isPointedAt || hasFocus,
    release: () => setPointedAt(false),
    holds: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        setPointedAt(pointerType === "mouse");
        onHold();
      },
      onPointerLeave: () => setPointedAt(false),
      onFocus: ({ target }: FocusEvent) => {
        setFocus(target.matches(":focus-visible"));
        onHold();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      },
    },
  };
}

/** Keeps the current slide, and whether it moves on by itself: not while the visitor has stopped it, points at it, is
 *  in it with the keyboard, has just moved it, looks at another tab, or asked for less motion. */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [seen, setSeen] = useState([0]);
  const [choice, setChoice] = useState<"stop" | "play">();
  /** Counts the moves made by hand since it last rested: each one restarts the rest. */
  const [moves, setMoves] = useState(0);
  const isMotionReduced = useIsMotionReduced();
  const isTabHidden = useIsTabHidden();
  const { isHeld, release, holds } = useHolds(() => fetchScene(index - 1, index + 1));

  const isStopped = choice ? choice === "stop" : isMotionReduced;
  const isRunning = count > 1 && !isStopped && !isHeld && moves === 0 && !isTabHidden;
  const wrapPosition = (position: number) => (position + count) % count;

  function fetchScene(...positions: number[]) {
    setSeen((known) => [...new Set([...known, ...positions.map(wrapPosition)])]);
  }

  function show(position: number) {
    setIndex(wrapPosition(position));
    fetchScene(position);
  }

  useEffect(() => {
    if (!isRunning) return;
    const fetching = setTimeout(() => fetchScene(index + 1), FETCH_NEXT_AFTER_MS);
    const moving = setTimeout(() => show(index + 1), INTERVAL_MS);
    return () => {
      clearTimeout(fetching);
      clearTimeout(moving);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the two functions only set state
  }, [isRunning, index, count]);

  useEffect(() => {
    if (moves === 0) return;
    const resting = setTimeout(() => setMoves(0), PAUSE_AFTER_MOVE_MS);
    return () => clearTimeout(resting);
  }, [moves]);

  return {
    index: index < count ? index : 0,
    seen,
    isStopped,
    isRunning,
    toggle: () => {
      setChoice(isStopped ? "play" : "stop");
      setMoves(0);
    },
    /** Moves by hand. A pointer that stays where it pressed holds nothing any more: the rest is counted instead. */
    moveTo: (position: number) => {
      show(position);
      setMoves((count) => count + 1);
      release();
    },
    /** Handlers of the element around slides and controls. */
    holds,
  };
}
