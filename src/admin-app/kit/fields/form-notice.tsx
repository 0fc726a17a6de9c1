import { createContext, type ReactNode, use } from "react";
import { createPortal } from "react-dom";

/** Element for the notices of the form around, always in view; null until it is mounted. */
export const NoticeArea = createContext<HTMLElement | null>(null);

/** Shows what a field of a form has to say where it cannot be scrolled away. */
export function FormNotice({ children }: { children: ReactNode }) {
  const area = use(NoticeArea);
  return area ? createPortal(children, area) : children;
}
