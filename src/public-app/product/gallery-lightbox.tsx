import { type KeyboardEvent, type MouseEvent, type Ref, useState } from "react";
import type { ProductImage } from "#contracts/product/product-parts.ts";
import { Icon } from "#public-app/ui/icon.tsx";
import { Picture } from "#public-app/ui/picture.tsx";
import styles from "./gallery-lightbox.module.css";

type Props = {
  ref: Ref<HTMLDialogElement>;
  title: string;
  pictures: ProductImage[];
  index: number;
  onTurn: (step: number) => void;
};

/** The pictures over the whole window. A native dialog: it keeps the focus, closes on Escape and gives the focus back. */
export function GalleryLightbox({ ref, title, pictures, index, onTurn }: Props) {
  const [isOpen, setOpen] = useState(false);
  const picture = pictures[index];
  const hasSeveral = pictures.length > 1;

  function handleKeyDown(event: KeyboardEvent) {
    if (!hasSeveral || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    event.preventDefault();
    onTurn(event.key === "ArrowLeft" ? -1 : 1);
  }

  // Everything around the picture and the buttons is the backdrop.
  function handleClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    const isOnContent = target instanceof Element && target.closest("img, button");
    if (!isOnContent) currentTarget.close();
  }

  return (
    <dialog
      ref={ref}
      className={styles.lightbox}
      aria-label={`Photos de ${title} en grand`}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      onToggle={({ newState }) => setOpen(newState === "open")}
    >
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label="Fermer">
          <Icon name="x" />
        </button>
      </form>
      {isOpen && picture && (
        <div className={styles.picture}>
          <Picture key={picture.url} image={picture} alt={hasSeveral ? `${title}, vue ${index + 1}` : title} sizes="100vw" isUrgent />
        </div>
      )}
      {hasSeveral && (
        <div className={styles.controls}>
          <button type="button" aria-label="Photo précédente" onClick={() => onTurn(-1)}>
            <Icon name="chevron-left" />
          </button>
          <p aria-live="polite">
            {index + 1} / {pictures.length}
          </p>
          <button type="button" aria-label="Photo suivante" onClick={() => onTurn(1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </dialog>
  );
}
