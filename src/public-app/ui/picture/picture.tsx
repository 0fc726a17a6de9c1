import { useEffect, useRef, useState } from "react";
import { hasRenditions, normalizeImageUrl, PRODUCT_PLACEHOLDER, srcSetOf } from "#contracts/shared/image-path.ts";
import styles from "./picture.module.css";

/** A picture as it is stored; its size in pixels, dominant colour and what it is about where they are known. */
export type PictureSource = { url: string; width?: number; height?: number; color?: string; focus?: { x: number; y: number } };

type Props = {
  image: PictureSource | null;
  alt: string;
  /** Widths it is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** Shown before one scrolls: loaded at once and first. */
  isUrgent?: boolean;
  placeholder?: string;
};

/** A picture in the best format and width that the browser can use, over its dominant colour. Falls back to the
 *  placeholder. */
export function Picture({ image, alt, sizes, isUrgent = false, placeholder = PRODUCT_PLACEHOLDER }: Props) {
  const element = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string>();
  const [isAwaited, setAwaited] = useState(false);
  /** Count of the times the line has come back: a picture that failed is another element then, which is loaded
   *  again. */
  const [tries, setTries] = useState(0);

  const wanted = image ? normalizeImageUrl(image.url) : placeholder;
  // of both, the wanted one is remembered: a placeholder that fails too must not lead back to it
  const url = wanted === failedUrl ? placeholder : wanted;

  // What happened before hydration raised no event here: the element itself knows it.
  useEffect(() => {
    const { complete, naturalWidth } = element.current ?? {};
    if (complete && naturalWidth === 0) setFailedUrl(wanted);
    setAwaited(complete === false);
  }, [wanted]);

  useEffect(() => {
    if (failedUrl === undefined) return undefined;
    const retry = () => {
      setFailedUrl(undefined);
      setTries((before) => before + 1);
    };
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [failedUrl]);

  const hasSources = hasRenditions(url);
  return (
    <picture key={tries} className={styles.picture} style={{ backgroundColor: image?.color }}>
      {hasSources && <source type="image/avif" srcSet={srcSetOf(url, "avif", image?.width)} sizes={sizes} />}
      {hasSources && <source type="image/webp" srcSet={srcSetOf(url, "webp", image?.width)} sizes={sizes} />}
      <img
        ref={element}
        src={url}
        alt={alt}
        width={image?.width ?? 1000}
        height={image?.height ?? 1000}
        loading={isUrgent ? "eager" : "lazy"}
        fetchPriority={isUrgent ? "high" : "auto"}
        decoding={isUrgent ? "auto" : "async"}
        style={image?.focus && { objectPosition: `${image.focus.x}% ${image.focus.y}%` }}
        className={isAwaited ? styles.awaited : styles.shown}
        onLoad={() => setAwaited(false)}
        onError={() => {
          setFailedUrl(wanted);
          setAwaited(false); // else nobody would read what it shows
        }}
      />
    </picture>
  );
}
