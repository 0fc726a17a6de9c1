import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import type { ProductImage } from "#contracts/product/product-parts.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import { m as words } from "#messages/public-app/ui/messages";
import { useSwipe } from "#public-app/ui/use-swipe.ts";
import css from "./gallery-lightbox.css?inline";
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

/** A dialog that is open as long as it is said to be. */
function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  return dialog;
}

/** The pictures over the whole window. Escape, holding the focus and giving it back are the dialog's own. */
export function GalleryLightbox({ messages: m, isOpen, title, pictures, index, pageSizes, onTurn, onClose }: Props) {
  const dialog = useModal(isOpen);
  const { stage, scale, zoomIn, zoomOut, handles } = useZoom();
  const picture = pictures[index];
  const hasSeveral = pictures.length > 1;
  const isZoomed = scale > 1;
  const { width = 1, height = 1 } = picture ?? {};
  const swipe = useSwipe((step) => !isZoomed && hasSeveral && turn(step));

  function turn(step: number) {
    zoomOut();
    onTurn(step);
  }

  function handleKeyDown({ key }: KeyboardEvent) {
    const step = STEPS[key];
    if (step) turn(document.dir ? -step : step); // only a page that is written from the right says so
    else if (key === "+" || key === "=") zoomIn();
    else if (key === "-") zoomOut();
  }

  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && !target.closest("img, button")) dialog.current?.close();
  }

  return (
    // Keys and the backdrop belong to the dialog as a whole.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={m.largePhotos(title)}
      onClose={() => isOpen && onClose()}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      <style href="photos-en-grand" precedence="page">
        {css}
      </style>
      {isOpen && picture && (
        <div ref={stage} className="lightbox-stage" data-zoomed={isZoomed || undefined} {...handles}>
          <div
            key={picture.url}
            className="lightbox-picture"
            style={{ aspectRatio: `${width} / ${height}`, width: `min(${100 * scale}vw, ${(100 * scale * width) / height}dvh)` }}
            {...swipe}
          >
            <Picture image={picture} alt="" sizes={pageSizes} isUrgent />
            <Picture image={picture} alt={picture.alt_text || (hasSeveral ? m.photo(title, index + 1) : title)} sizes={LARGEST} isUrgent />
          </div>
        </div>
      )}
      <CloseButton />
      {isOpen && hasSeveral && (
        <Thumbnails messages={m} pictures={pictures} index={index} onChoose={(position) => turn(position - index)} />
      )}
      <LightboxControls messages={m} index={index} count={pictures.length} onTurn={turn}>
        <button type="button" aria-label={isZoomed ? m.zoomOut : m.zoomIn} onClick={isZoomed ? zoomOut : zoomIn}>
          <Icon name={isZoomed ? "minus" : "plus"} />
        </button>
      </LightboxControls>
    </dialog>
  );
}

/** Closes the dialog that it stands in. */
function CloseButton() {
  return (
    <form method="dialog">
      <button type="submit" className="lightbox-close" aria-label={words.close}>
        <Icon name="x" />
      </button>
    </form>
  );
}

type ThumbnailsProps = Pick<Props, "messages" | "pictures" | "index"> & { onChoose: (position: number) => void };

/** All pictures at the side of a wide window. */
function Thumbnails({ messages: m, pictures, index, onChoose }: ThumbnailsProps) {
  return (
    <ul className="lightbox-thumbnails">
      {pictures.map((picture, position) => (
        <li key={picture.id || picture.url}>
          <button
            type="button"
            aria-label={m.seePhoto(position + 1)}
            aria-current={position === index ? "true" : undefined}
            onClick={() => onChoose(position)}
          >
            <Picture image={picture} alt="" sizes="96px" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type ControlsProps = Pick<Props, "messages" | "index" | "onTurn"> & { count: number; children: ReactNode };

/** Back and on where there are several pictures, and the zoom. */
function LightboxControls({ messages: m, index, count, onTurn, children }: ControlsProps) {
  const hasSeveral = count > 1;
  return (
    <div className="lightbox-controls">
      {hasSeveral && (
        <button type="button" aria-label={m.previousPhoto} onClick={() => onTurn(-1)}>
          <Icon name="chevron-left" />
        </button>
      )}
      {hasSeveral && <p aria-live="polite">{`${index + 1} / ${count}`}</p>}
      {hasSeveral && (
        <button type="button" aria-label={m.nextPhoto} onClick={() => onTurn(1)}>
          <Icon name="chevron-right" />
        </button>
      )}
      {children}
    </div>
  );
}
