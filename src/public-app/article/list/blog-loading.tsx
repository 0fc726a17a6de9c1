import { ListLoading } from "#public-app/ui/list/list-loading.tsx";
import state from "#public-app/ui/list/list-state.module.css";
import styles from "./blog-loading.module.css";
import { m } from "#messages/public-app/article/list/messages";

export function BlogLoading() {
  return (
    <ListLoading words={m.loading} count={3} look={styles}>
      <div className={`${state.picture} ${styles.picture} ${styles.wide}`} aria-hidden="true" />
    </ListLoading>
  );
}
