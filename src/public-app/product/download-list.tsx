import type { Download } from "#contracts/product/product-parts.ts";
import { Icon } from "#public-app/ui/icon.tsx";
import styles from "./download-list.module.css";

export function DownloadList({ downloads }: { downloads: Download[] }) {
  if (downloads.length === 0) return <p>Aucun document à télécharger pour ce produit.</p>;
  return (
    <ul className={styles.list}>
      {downloads.map(({ name, type, url, size, language }) => (
        <li key={url + name}>
          <a href={url} target="_blank" rel="noopener" className={styles.download}>
            <Icon name="file-text" />
            <span className={styles.name}>
              {name}
              <span className="visually-hidden"> (nouvel onglet)</span>
            </span>
            <span className={styles.facts}>{[type, language, size].filter(Boolean).join(" · ")}</span>
            <Icon name="download" />
          </a>
        </li>
      ))}
    </ul>
  );
}
