import { createContext, type ReactNode, use } from "react";
import { createPortal } from "react-dom";

/** Where the form around shows its notices, always in view; nothing until it stands. */
export const NoticePlace = createContext<HTMLElement | null>(null);

/** Shows what a field of a form has to say where it cannot be scrolled away. */
export function FormNotice({ children }: { children: ReactNode }) {
  const place = use(NoticePlace);
  return place ? createPortal(children, place) : children;
}
