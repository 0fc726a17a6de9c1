import { type RefObject, useEffect } from "react";
import { ARTICLE_PLACEHOLDER } from "#contracts/shared/image-path.ts";

function standIn(image: HTMLImageElement): void {
  if (image.getAttribute("src") === ARTICLE_PLACEHOLDER) return;
  for (const source of image.parentElement?.querySelectorAll(":scope > source") ?? []) source.remove();
  image.src = ARTICLE_PLACEHOLDER;
}

/** Pictures inside a text that cannot be loaded give way to the placeholder, those too that failed before the script had come.
 *  Source: IMG-2. */
export function useStandIns(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = text.current;
    const handleError = ({ target }: Event) => target instanceof HTMLImageElement && standIn(target);
    element?.addEventListener("error", handleError, true); // errors do not bubble
    for (const image of element?.querySelectorAll("img") ?? []) if (image.complete && image.naturalWidth === 0) standIn(image);
    return () => element?.removeEventListener("error", handleError, true);
  }, [text]);
}
