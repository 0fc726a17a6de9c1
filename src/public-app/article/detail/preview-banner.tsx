import { articleDate } from "#public-app/article/article-date.ts";
import { m } from "#messages/public-app/article/detail/messages";
import styles from "./preview-banner.module.css";

/** Says that visitors do not see this page yet; `publishedAt` when it will appear by itself. */
export function PreviewBanner({ publishedAt }: { publishedAt: string | null }) {
  return (
    <p className={styles.banner} role="note">
      {m.preview}
      {publishedAt && <span>. {m.scheduled(articleDate(publishedAt))}</span>}
    </p>
  );
}
