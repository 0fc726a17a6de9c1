import { createContext, type ReactNode, use } from "react";

/** Whether the signed-in person may change what the screen around shows. */
export const MayWriteContext = createContext(true);

/** Whether the signed-in person may change what the screen around shows; what would change it hides else. The server
 *  decides. */
export function useMayWrite(): boolean {
  return use(MayWriteContext);
}

/** Content for users who may change what the screen shows. */
export function ForWriters({ children }: { children: ReactNode }) {
  return useMayWrite() ? children : null;
}

/** Controls that all users see and only some may use. */
export function WritableFields({ children }: { children: ReactNode }) {
  const mayWrite = useMayWrite();
  if (mayWrite) return children;
  return (
    <fieldset
      disabled
      aria-label="Lecture seule"
      data-read-only
      style={{ display: "contents" }}
      // Texts that are edited in place know no « disabled ».
      onBeforeInputCapture={(event) => event.preventDefault()}
      onPasteCapture={(event) => event.preventDefault()}
    >
      {children}
    </fieldset>
  );
}
