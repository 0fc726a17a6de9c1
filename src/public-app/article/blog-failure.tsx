import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import button from "#public-app/ui/button.module.css";
import { m as words } from "#public-app/ui/messages.fr.ts";
import { m } from "./blog-messages.fr.ts";
import styles from "./blog-state.module.css";

export function BlogFailure({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <div className={styles.state} role="alert">
      <title>{m.title}</title>
      <h2 className={styles.title}>{m.failure}</h2>
      <p>{error instanceof Error ? error.message : m.unknownFailure}</p>
      <button type="button" className={`${button.button} ${button.night} needs-script`} onClick={() => void router.invalidate()}>
        {words.retry}
      </button>
      <Link to="/blog" search reloadDocument className={`${button.button} ${button.night} without-script`}>
        {words.retry}
      </Link>
    </div>
  );
}
