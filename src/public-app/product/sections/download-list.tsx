import { useRouter } from "@tanstack/react-router";
import type { Download } from "#contracts/product/product-parts.ts";
import type { Product } from "#contracts/product/product.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import type { LanguageAttributes } from "#public-app/language/language-settings.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { m as words } from "#messages/public-app/ui/messages";
import css from "#public-app/product/sections/download-list.css?inline";
import { m } from "#messages/public-app/product/sections/messages";
import { ownPath } from "#public-app/routes/page-url.ts";

/** Formats the facts of a document in the order in which one asks: « Manuel, PDF, 1,2 Mo, version 2.1, mars 2026,
 *  français ». */
function formatFacts({ type, url, size, bytes, version, date, language: writtenIn }: Download): string {
  const format = /\.pdf$/i.test(url) && "PDF";
  const written = bytes === undefined ? m.size(size) : m.bytes(bytes);
  return [m.type(type), format, written, version && m.version(version), date && m.month(date), m.writtenIn(writtenIn)]
    .filter(Boolean)
    .join(", ");
}

function FileLink({
  href,
  name,
  facts,
  attributes,
}: {
  href: string;
  name: string;
  facts: string;
  attributes?: LanguageAttributes | undefined;
}) {
  return (
    <a href={href} target="_blank" rel="noopener">
      <Icon name="file-text" />
      <span>
        <strong {...attributes}>{name}</strong>
        <span className="visually-hidden"> {words.newTab}</span>
      </span>
      <small>{facts}</small>
      <Icon name="download" />
    </a>
  );
}

/** Details that few ask for: the printed URLs, and how to verify a file. */
function LastingUrls({ product }: { product: Product }) {
  const { slug, downloads } = product;
  const { publicUrl } = useRouter().options.context;
  return (
    <details>
      <summary>{m.lasting}</summary>
      <p>{m.lastingWhy}</p>
      {downloads.map(({ slug: document, name, sha256 }) => {
        const path = ownPath(`/produits/${slug}/documents/${document}`);
        return (
          <dl key={document}>
            <dt {...langAttributes(product)}>
              <strong>{name}</strong>
            </dt>
            <dd>
              {m.lastingUrl}{" "}
              <a href={path} rel="nofollow">
                {publicUrl + path}
              </a>
            </dd>
            {sha256 && (
              <dd>
                {m.hash} <code>{sha256}</code>
              </dd>
            )}
          </dl>
        );
      })}
    </details>
  );
}

/** Items of a list of documents. */
function Documents({ product, downloads }: { product: Product; downloads: Download[] }) {
  return downloads.map((download) => (
    <li key={download.url + download.name}>
      <FileLink href={download.url} name={download.name} facts={formatFacts(download)} attributes={langAttributes(product)} />
    </li>
  ));
}

/** The documents of a product, those in the reader's language first, and the sheet that the server makes of it. What
 *  visitors do not see yet has neither sheet nor lasting URLs. */
export function DownloadList({ product }: { product: Product }) {
  const { slug, downloads, is_active, version } = product;
  const isShared = is_active && version > 0; // a form's preview has no version
  if (downloads.length === 0 && !isShared) return <p>{m.noDownloads}</p>;
  const own = downloads.filter(({ language: writtenIn }) => writtenIn === m.ownLanguage);
  const others = downloads.filter((download) => !own.includes(download));
  return (
    <div className="downloads">
      <style href="downloads" precedence="downloads">
        {css}
      </style>
      {(own.length > 0 || isShared) && (
        <ul>
          <Documents product={product} downloads={own} />
          {isShared && (
            <li>
              <FileLink href={ownPath(`/produits/${slug}/fiche.pdf`)} name={m.sheet} facts={m.sheetFacts} />
            </li>
          )}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <h3>{m.otherLanguages}</h3>
          <ul>
            <Documents product={product} downloads={others} />
          </ul>
        </>
      )}
      {isShared && downloads.length > 0 && <LastingUrls product={product} />}
    </div>
  );
}
