import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import type { ProductImage } from "#contracts/product/product-parts.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import { m as words } from "#messages/public-app/ui/messages";
import { useSwipe } from "#public-app/ui/use-swipe.ts";
import styles from "./gallery-lightbox.module.css";
import type { m as productMessages } from "#messages/public-app/product/detail/messages";
import { useZoom } from "./use-zoom.ts";

type Props = {
  /** The page's messages: the page has them already, and they come once. */
  messages: typeof productMessages;
  isOpen: boolean;
  title: string;
  pictures: ProductImage[];
  index: number;
  /** Widths of the picture on the page, which is there already: it is shown until the largest one comes. */
  pageSizes: string;
  onTurn: (step: number) => void;
  onClose: () => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Wider than any stored picture: the largest one is asked for. */
const LARGEST = "2560px";

/** The pictures over the whole window. Escape, holding the focus and giving it back are the dialog's own. */
export function GalleryLightbox({ messages: m, isOpen, title, pictures, index, pageSizes, onTurn, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const { stage, scale, zoomIn, zoomOut, handles } = useZoom();
  const picture = pictures[index];
  const hasSeveral = pictures.length > 1;
  const isZoomed = scale > 1;
  const { width = 1, height = 1 } = picture ?? {};
  const swipe = useSwipe((step) => !isZoomed && hasSeveral && turn(step));

  useEffect(() => {
    if (!isOpen) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);

  function turn(step: number) {
    zoomOut();
    onTurn(step);
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    const step = STEPS[key];
    if (step) turn(step);
    else if (key === "+" || key === "=") zoomIn();
    else if (key === "-") zoomOut();
  }

  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && !target.closest("img, button")) dialog.current?.close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys and the backdrop belong to the dialog as a whole
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={m.largePhotos(title)}
      onClose={() => isOpen && onClose()}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      {isOpen && picture && (
        <div ref={stage} className={styles.stage} data-zoomed={isZoomed || undefined} {...handles}>
          <div
            key={picture.url}
            className={styles.picture}
            style={{ aspectRatio: `${width} / ${height}`, width: `min(${100 * scale}vw, ${(100 * scale * width) / height}dvh)` }}
            {...swipe}
          >
            <Picture image={picture} alt="" sizes={pageSizes} isUrgent />
            <Picture image={picture} alt={picture.alt_text || (hasSeveral ? m.photo(title, index + 1) : title)} sizes={LARGEST} isUrgent />
          </div>
        </div>
      )}
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label={words.close}>
          <Icon name="x" />
        </button>
      </form>
      <div className={styles.controls}>
        {hasSeveral && (
          <button type="button" aria-label={m.previousPhoto} onClick={() => turn(-1)}>
            <Icon name="chevron-left" />
          </button>
        )}
        {hasSeveral && (
          <p aria-live="polite">
            {index + 1} / {pictures.length}
          </p>
        )}
        {hasSeveral && (
          <button type="button" aria-label={m.nextPhoto} onClick={() => turn(1)}>
            <Icon name="chevron-right" />
          </button>
        )}
        <button type="button" aria-label={isZoomed ? m.zoomOut : m.zoomIn} onClick={isZoomed ? zoomOut : zoomIn}>
          <Icon name={isZoomed ? "minus" : "plus"} />
        </button>
      </div>
    </dialog>
  );
}
