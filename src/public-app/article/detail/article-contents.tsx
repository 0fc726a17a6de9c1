import type { ArticleView } from "#contracts/article/blog.ts";
import type { LanguageAttributes } from "#public-app/language/language-settings.ts";
import styles from "./article-contents.module.css";
import { m } from "#messages/public-app/article/detail/messages";

type Contents = { contents: ArticleView["contents"]; attributes: LanguageAttributes | undefined };

function PartLinks({ contents, attributes }: Contents) {
  return (
    <ol {...attributes}>
      {contents.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className={styles.part}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The parts of an article: beside the text where there is room, else folded above it. The style sheet shows one of the two. */
export function ArticleContents({ contents, attributes }: Contents) {
  return (
    <>
      <nav aria-labelledby="sommaire" className={styles.beside}>
        <h2 id="sommaire" className={styles.title}>
          {m.contents}
        </h2>
        <PartLinks contents={contents} attributes={attributes} />
      </nav>
      <details className={styles.above}>
        <summary className={styles.summary}>{m.contents}</summary>
        <PartLinks contents={contents} attributes={attributes} />
      </details>
    </>
  );
}
