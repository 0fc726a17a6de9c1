import { type PointerEvent, useRef } from "react";

/** Shortest way of a finger that is meant as a swipe. */
const SWIPE_MIN_PX = 40;

/** Distinguishes a swipe onwards or back, as the page is read, from a tap and from scrolling: the element's
 *  `touch-action` leaves vertical moves to the page. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, pointerId: id, clientX: x, clientY: y, isPrimary }: PointerEvent) => {
      start.current = pointerType !== "mouse" && isPrimary ? { id, x, y } : undefined;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== pointerId) return;
      // only a page that is written from the right says so
      const across = document.dir ? from.x - clientX : clientX - from.x;
      if (Math.abs(across) >= SWIPE_MIN_PX && Math.abs(across) > Math.abs(clientY - from.y)) onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
