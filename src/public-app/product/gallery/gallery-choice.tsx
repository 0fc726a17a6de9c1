import type { ProductImage } from "#contracts/product/product-parts.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { m } from "#messages/public-app/product/detail/messages";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import styles from "./product-gallery.module.css";

/** Back and on, with the number of the picture that is shown. */
export function GalleryControls({ index, count, onTurn }: { index: number; count: number; onTurn: (step: number) => void }) {
  return (
    <div className={`${styles.controls} needs-script`}>
      <button type="button" aria-label={m.previousPhoto} onClick={() => onTurn(-1)}>
        <Icon name="chevron-left" />
      </button>
      <p className={styles.counter} aria-live="polite">
        <span className="visually-hidden">{m.photoNumber}</span>
        <span>{`${index + 1} / ${count}`}</span>
      </p>
      <button type="button" aria-label={m.nextPhoto} onClick={() => onTurn(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

type Props = { pictures: ProductImage[]; index: number; onChoose: (position: number) => void };

/** All pictures, to choose the one that is shown; before hydration, links to their files. */
export function GalleryThumbnails({ pictures, index, onChoose }: Props) {
  return (
    <ul className={styles.thumbnails}>
      {pictures.map((picture, position) => (
        <li key={picture.id || picture.url}>
          <a
            href={normalizeImageUrl(picture.url)}
            className={styles.thumbnail}
            aria-label={m.seePhoto(position + 1)}
            aria-current={position === index ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(position);
            }}
          >
            <Picture image={picture} alt="" sizes="96px" />
          </a>
        </li>
      ))}
    </ul>
  );
}
