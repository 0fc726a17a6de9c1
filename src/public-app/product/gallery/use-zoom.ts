import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";

/** Zoom factor. */
const ZOOM = 2.5;

type Point = { x: number; y: number };
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Enlarges the content of an element around the point that was pressed. A mouse then drags it, a finger and a wheel
 *  scroll it, and two fingers pinch it as the browser does. */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const isDragged = useRef(false);
  /** Centre of the view, in shares of the picture's width and height; undefined while the whole is visible. */
  const [point, setPoint] = useState<Point>();

  useLayoutEffect(() => {
    const { current } = stage;
    if (!current || !point) return;
    current.scrollLeft = point.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = point.y * current.scrollHeight - current.clientHeight / 2;
  }, [point]);

  function handleClick({ target, clientX, clientY, detail, nativeEvent }: MouseEvent) {
    // A finger zooms by its second tap: the first may be the beginning of a swipe. Browsers send clicks as pointer
    // events.
    const isSingleTap = (nativeEvent as globalThis.PointerEvent).pointerType === "touch" && detail < 2;
    if (!(target instanceof HTMLImageElement) || isDragged.current || isSingleTap) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    setPoint(point ? undefined : { x: (clientX - left) / width, y: (clientY - top) / height });
  }

  return {
    stage,
    scale: point ? ZOOM : 1,
    zoomIn: () => setPoint(point ?? MIDDLE),
    zoomOut: () => setPoint(undefined),
    /** Handlers of the stage. */
    handles: {
      onClick: handleClick,
      onPointerDownCapture: () => {
        isDragged.current = false;
      },
      onPointerMove: ({ currentTarget, pointerType, buttons, movementX, movementY }: PointerEvent) => {
        if (!point || pointerType !== "mouse" || buttons !== 1 || (movementX === 0 && movementY === 0)) return;
        isDragged.current = true;
        currentTarget.scrollBy({ left: -movementX, top: -movementY, behavior: "instant" });
      },
      onDragStart: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
