import { type ComponentProps, type ComponentType, type MouseEvent, useState } from "react";
import type { GalleryLightbox } from "./gallery-lightbox.tsx";
import type { ProductImage } from "#contracts/product/product-parts.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { Icon } from "#public-app/ui/icon.tsx";
import { Picture } from "#public-app/ui/picture.tsx";
import styles from "./product-gallery.module.css";
import { m } from "./product-messages.fr.ts";

const MAIN_SIZES = "(min-width: 1680px) 790px, (min-width: 900px) 50vw, 92vw";

/** Comes with the first intention to look closer. */
const loadLightbox = () => import("./gallery-lightbox.tsx");

type Props = { slug: string; title: string; images: ProductImage[] };

/** The main picture first, the others in their order. */
function inOrder(images: ProductImage[]): ProductImage[] {
  return images.toSorted((one, other) => Number(other.isMain) - Number(one.isMain));
}

/** A product's pictures: one large, the others to choose from, each as large as the screen on demand. */
export function ProductGallery({ slug, title, images }: Props) {
  const pictures = inOrder(images);
  const [index, setIndex] = useState(0);
  const [isLightboxOpen, setLightboxOpen] = useState(false);
  const [Lightbox, setLightbox] = useState<ComponentType<ComponentProps<typeof GalleryLightbox>>>();
  const count = pictures.length;
  const shown = pictures[index] ?? null;

  async function handleEnlarge(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { GalleryLightbox: Loaded } = await loadLightbox();
      setLightbox(() => Loaded);
      setLightboxOpen(true);
    } catch {
      window.location.assign(href); // the picture itself is large too
    }
  }

  const prepare = () => void loadLightbox().catch(() => {});
  const turn = (step: number) => setIndex((index + step + count) % count);

  if (!shown) {
    return (
      <div className={styles.main}>
        <Picture image={null} alt={m.photoToCome(title)} sizes={MAIN_SIZES} isUrgent />
      </div>
    );
  }

  return (
    <section className={styles.gallery} aria-label={m.photos(title)}>
      <div className={styles.main} style={{ viewTransitionName: `produit-${slug}` }}>
        <a
          href={normalizeImageUrl(shown.url)}
          className={styles.enlarge}
          aria-label={m.enlarge}
          aria-haspopup="dialog"
          onClick={(event) => void handleEnlarge(event)}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Picture key={shown.url} image={shown} alt={count > 1 ? m.photo(title, index + 1) : title} sizes={MAIN_SIZES} isUrgent />
        </a>
        {count > 1 && (
          <div className={`${styles.controls} needs-script`}>
            <button type="button" aria-label={m.previousPhoto} onClick={() => turn(-1)}>
              <Icon name="chevron-left" />
            </button>
            <p className={styles.counter} aria-live="polite">
              <span className="visually-hidden">{m.photoNumber}</span>
              {index + 1} / {count}
            </p>
            <button type="button" aria-label={m.nextPhoto} onClick={() => turn(1)}>
              <Icon name="chevron-right" />
            </button>
          </div>
        )}
      </div>
      {count > 1 && (
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
                  setIndex(position);
                }}
              >
                <Picture image={picture} alt="" sizes="96px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Lightbox && (
        <Lightbox
          messages={m}
          isOpen={isLightboxOpen}
          title={title}
          pictures={pictures}
          index={index}
          onTurn={turn}
          onClose={() => setLightboxOpen(false)}
        />
      )}
    </section>
  );
}
