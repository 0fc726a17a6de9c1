import { useLocation, useRouter } from "@tanstack/react-router";
import button from "#public-app/ui/button.module.css";
import { m as ui } from "#messages/public-app/ui/messages";
import { m } from "#messages/public-app/layout/messages";
import styles from "./notice.module.css";

/** Says that the page asked for did not come, and offers another try. It travels with the layout: it is needed where nothing more comes. */
export function UnreachedNotice() {
  const unreached = useLocation({ select: ({ state }) => state.unreached });
  const { history } = useRouter();
  if (!unreached) return null;
  return (
    <div role="alert" className={styles.notice}>
      <p>{m.unreached}</p>
      <button type="button" className={`${button.button} ${button.primary}`} onClick={() => history.push(unreached)}>
        {ui.retry}
      </button>
    </div>
  );
}
