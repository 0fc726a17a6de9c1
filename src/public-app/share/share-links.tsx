import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useInBrowser } from "#public-app/ui/hydration.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { m as words } from "#messages/public-app/ui/messages";
import styles from "./share-links.module.css";
import { m } from "#messages/public-app/share/messages";
import { pageUrl } from "#public-app/routes/page-url.ts";

/** URLs that share a page: plain links, which send nothing before they are followed. */
export function shareUrls(url: string, title: string) {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return {
    mail: `mailto:?subject=${text}&body=${link}`,
    networks: [
      { name: "WhatsApp", href: `https://wa.me/?text=${text}%20${link}` },
      { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
      { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    ],
  };
}

/** Ways to share a page; once on a page. `path` is its documented one, whatever else the address bar holds. No file of
 *  another site is loaded. */
export function ShareLinks({ path, title }: { path: string; title: string }) {
  const { publicUrl } = useRouter().options.context;
  const url = pageUrl(publicUrl, path);
  const { mail, networks } = shareUrls(url, title);
  const [status, setStatus] = useState("");
  const hasShareSheet = useInBrowser(() => typeof navigator.share === "function", false);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(url); // browsers have it over TLS only
      setStatus(m.copied);
    } catch {
      setStatus(m.copyFailed);
    }
  }

  return (
    <section aria-labelledby="partager" className={styles.share} data-screen="">
      <h2 id="partager" className={styles.title}>
        {m.title}
      </h2>
      <ul className={styles.ways}>
        <li className="needs-script">
          <button type="button" className={styles.way} onClick={() => void handleCopy()}>
            <Icon name={status === m.copied ? "check" : "link"} />
            {m.copy}
          </button>
        </li>
        {hasShareSheet && (
          <li>
            {/* The promise is rejected when the visitor closes the share sheet: that is no failure. */}
            <button type="button" className={styles.way} onClick={() => void navigator.share({ title, url }).catch(() => {})}>
              <Icon name="share-2" />
              {m.sheet}
            </button>
          </li>
        )}
        <li>
          <a href={mail} className={styles.way}>
            <Icon name="mail" />
            {m.mail}
          </a>
        </li>
        {networks.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={styles.way}>
              {name}
              <span className="visually-hidden"> {words.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
      <output className={styles.status}>{status}</output>
    </section>
  );
}
