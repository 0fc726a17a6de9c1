import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { type MouseEvent, Suspense, useState } from "react";
import type { ProductImage } from "#contracts/product/product-parts.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import styles from "./product-gallery.module.css";
import { m } from "#messages/public-app/product/detail/messages";
import { lazyExtra, useIsHydrated } from "#public-app/ui/hydration.ts";
import { loadScript } from "#public-app/ui/load-script.ts";
import { reach } from "#public-app/routes/unreached.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";

const MAIN_SIZES = "(min-width: 1680px) 790px, (min-width: 48em) 50vw, 92vw";

/** Comes with the first intention to look closer. */
const loadLightbox = () => loadScript(() => import("./gallery-lightbox.tsx"));

// Where it does not come, the picture in the page is there.
const Lightbox = lazyExtra(async () => (await loadLightbox()).GalleryLightbox);

type Props = { slug: string; title: string; images: ProductImage[] };

/** The main picture first, the others in their order. */
function sortImages(images: ProductImage[]): ProductImage[] {
  return images.toSorted((one, other) => Number(other.isMain) - Number(one.isMain));
}

/** The pictures over the whole window are a step of the way: a phone's way back closes them, as it leaves a page. */
function useEnlarged() {
  const isHydrated = useIsHydrated(); // the server knows of no such step, which outlives a reload
  const isEnlarged = useLocation({ select: ({ state }) => state.isEnlarged === true }) && isHydrated;
  const navigate = useNavigate();
  const { history } = useRouter();
  /** Once they were open they stay, closed: a dialog that closes gives the focus back, one that is gone does not. */
  const [wasEnlarged, setWasEnlarged] = useState(false);
  if (isEnlarged && !wasEnlarged) setWasEnlarged(true);
  return {
    isEnlarged,
    wasEnlarged,
    enlarge: async () => {
      await loadLightbox();
      await navigate({ to: ".", search: true, state: { isEnlarged: true }, resetScroll: false });
    },
    close: () => history.back(),
  };
}

/** A product's pictures: one large, the others to choose from, each as large as the screen on demand. */
export function ProductGallery({ slug, title, images }: Props) {
  const pictures = sortImages(images);
  const [index, setIndex] = useState(0);
  const { isEnlarged, wasEnlarged, enlarge, close } = useEnlarged();
  const count = pictures.length;
  const shown = pictures[index] ?? null;

  async function handleEnlarge(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      await enlarge();
    } catch {
      void reach(href); // the picture itself is large too
    }
  }

  const prepare = () => void loadLightbox().catch(() => {});
  const turn = (step: number) => setIndex((current) => (current + step + count) % count);

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
          <Picture
            key={shown.url}
            image={shown}
            alt={shown.alt_text || (count > 1 ? m.photo(title, index + 1) : title)}
            sizes={MAIN_SIZES}
            isUrgent
          />
        </a>
        {count > 1 && <GalleryControls index={index} count={count} onTurn={turn} />}
      </div>
      {count > 1 && <GalleryThumbnails pictures={pictures} index={index} onChoose={setIndex} />}
      {wasEnlarged && (
        <Suspense>
          <Lightbox
            messages={m}
            isOpen={isEnlarged}
            title={title}
            pictures={pictures}
            index={index}
            pageSizes={MAIN_SIZES}
            onTurn={turn}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Back and on, with the number of the picture that is shown. */
function GalleryControls({ index, count, onTurn }: { index: number; count: number; onTurn: (step: number) => void }) {
  return (
    <div className={`${styles.controls} needs-script`}>
      <button type="button" aria-label={m.previousPhoto} onClick={() => onTurn(-1)}>
        <Icon name="chevron-left" />
      </button>
      <p className={styles.counter} aria-live="polite" data-screen="">
        <span className="visually-hidden">{m.photoNumber}</span>
        <span>{`${index + 1} / ${count}`}</span>
      </p>
      <button type="button" aria-label={m.nextPhoto} onClick={() => onTurn(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

type GalleryChoiceProps = { pictures: ProductImage[]; index: number; onChoose: (position: number) => void };

/** Thumbnails that choose the shown picture; before hydration, links to their files. */
function GalleryThumbnails({ pictures, index, onChoose }: GalleryChoiceProps) {
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
