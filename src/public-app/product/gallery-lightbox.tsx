import { type RefObject, useEffect, useRef } from "react";
import type { ProductImage } from "#contracts/product/product-parts.ts";
import { Icon } from "#public-app/ui/icon.tsx";
import { Picture } from "#public-app/ui/picture.tsx";
import { m as words } from "#public-app/ui/messages.fr.ts";
import styles from "./gallery-lightbox.module.css";
import type { m as productMessages } from "./product-messages.fr.ts";

type Props = {
  /** The page's messages: the page has them already, and they come once. */
  messages: typeof productMessages;
  isOpen: boolean;
  title: string;
  pictures: ProductImage[];
  index: number;
  onTurn: (step: number) => void;
  onClose: () => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The arrow keys turn the pictures, a press beside the picture closes; Escape and the way back of the focus are the dialog's own. */
function useDialogKeys(dialog: RefObject<HTMLDialogElement | null>, onTurn: (step: number) => void) {
  useEffect(() => {
    const element = dialog.current;
    function handleKeyDown({ key }: KeyboardEvent) {
      const step = STEPS[key];
      if (step) onTurn(step);
    }
    function handleClick({ target }: MouseEvent) {
      if (target instanceof Element && !target.closest("img, button")) element?.close();
    }
    element?.addEventListener("keydown", handleKeyDown);
    element?.addEventListener("click", handleClick);
    return () => {
      element?.removeEventListener("keydown", handleKeyDown);
      element?.removeEventListener("click", handleClick);
    };
  }, [dialog, onTurn]);
}

/** The pictures over the whole window. */
export function GalleryLightbox({ messages: m, isOpen, title, pictures, index, onTurn, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = pictures[index];
  const hasSeveral = pictures.length > 1;

  useDialogKeys(dialog, onTurn);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={m.largePhotos(title)} onClose={onClose}>
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label={words.close}>
          <Icon name="x" />
        </button>
      </form>
      {isOpen && picture && (
        <div className={styles.picture}>
          <Picture key={picture.url} image={picture} alt={hasSeveral ? m.photo(title, index + 1) : title} sizes="100vw" isUrgent />
        </div>
      )}
      {hasSeveral && (
        <div className={styles.controls}>
          <button type="button" aria-label={m.previousPhoto} onClick={() => onTurn(-1)}>
            <Icon name="chevron-left" />
          </button>
          <p aria-live="polite">
            {index + 1} / {pictures.length}
          </p>
          <button type="button" aria-label={m.nextPhoto} onClick={() => onTurn(1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </dialog>
  );
}
