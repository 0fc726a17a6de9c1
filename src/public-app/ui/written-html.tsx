import { type RefObject, useEffect, useRef } from "react";
import { ARTICLE_PLACEHOLDER } from "#contracts/shared/image-path.ts";
import type { LanguageAttributes } from "#public-app/language/language-settings.ts";
import { ownPath } from "#public-app/routes/page-url.ts";
import reading from "./prose.module.css";

const OWN_PAGE = /(\shref=")(\/(?!uploads\/|\/)[^"]*)/g;

/** Puts the links of HTML to this site's pages into the visitor's language: administrators write the documented
 *  paths. */
function localizeLinks(html: string): string {
  return html.replace(OWN_PAGE, (_, attribute: string, path: string) => attribute + ownPath(path));
}

/** A rich text of an administrator. The server has sanitised it, when it was stored and again when it was read. */
export function WrittenHtml({ html, ...attributes }: { html: string } & Partial<LanguageAttributes>) {
  const text = useRef<HTMLDivElement>(null);
  usePlaceholders(text);
  return <div ref={text} className={reading.prose} {...attributes} dangerouslySetInnerHTML={{ __html: localizeLinks(html) }} />;
}

function showPlaceholder(image: HTMLImageElement): void {
  if (image.getAttribute("src") === ARTICLE_PLACEHOLDER) return;
  for (const source of image.parentElement?.querySelectorAll(":scope > source") ?? []) source.remove();
  image.src = ARTICLE_PLACEHOLDER;
}

/** Replaces pictures of a text that cannot be loaded by the placeholder, also those that failed before hydration.
 *  Source: IMG-2. */
function usePlaceholders(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = text.current;
    const handleError = ({ target }: Event) => target instanceof HTMLImageElement && showPlaceholder(target);
    element?.addEventListener("error", handleError, true); // errors do not bubble
    for (const image of element?.querySelectorAll("img") ?? []) if (image.complete && image.naturalWidth === 0) showPlaceholder(image);
    return () => element?.removeEventListener("error", handleError, true);
  }, [text]);
}
