import type { Download } from "#contracts/product/product-parts.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { language } from "#messages/public-app/language/language";
import { m as words } from "#messages/public-app/ui/messages";
import styles from "./download-list.module.css";
import { m } from "#messages/public-app/product/told/messages";

export function DownloadList({ downloads }: { downloads: Download[] }) {
  if (downloads.length === 0) return <p>{m.noDownloads}</p>;
  return (
    <ul className={styles.list}>
      {downloads.map(({ name, type, url, size, language: writtenIn }) => (
        <li key={url + name}>
          <a href={url} target="_blank" rel="noopener" className={styles.download}>
            <Icon name="file-text" />
            <span className={styles.name}>
              <span lang={language.contentLanguage}>{name}</span>
              <span className="visually-hidden"> {words.newTab}</span>
            </span>
            <span className={styles.facts}>{[type, writtenIn, m.size(size)].filter(Boolean).join(" · ")}</span>
            <Icon name="download" />
          </a>
        </li>
      ))}
    </ul>
  );
}
