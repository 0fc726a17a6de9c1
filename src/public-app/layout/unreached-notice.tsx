import { useLocation } from "@tanstack/react-router";
import { reach, useUnreached } from "#public-app/routes/unreached.ts";
import button from "#public-app/ui/button.module.css";
import { m as ui } from "#messages/public-app/ui/messages";
import { m } from "#messages/public-app/layout/messages";
import styles from "./notice.module.css";

/** Says that the page asked for did not come, and leads to it once it can. It travels with the layout: it is needed where nothing more comes. */
export function UnreachedNotice() {
  const unreached = useUnreached();
  const isHere = useLocation({ select: ({ publicHref }) => publicHref === unreached?.from });
  if (!unreached || !isHere) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p>{m.unreached}</p>
      <button type="button" className={`${button.button} ${button.primary}`} onClick={() => void reach(unreached.wanted)}>
        {ui.retry}
      </button>
    </div>
  );
}
