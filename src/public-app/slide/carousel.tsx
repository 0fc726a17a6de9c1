import { preload } from "react-dom";
import { hasRenditions, normalizeImageUrl, srcSetOf } from "#contracts/shared/image-path.ts";
import type { Slide } from "#contracts/slide/slide.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import { m } from "#messages/public-app/slide/messages";
import { CarouselSlide, SCENE_SIZES, SCENE_WIDTH } from "./carousel-slide.tsx";
import styles from "./carousel.module.css";
import { useCarousel } from "./use-carousel.ts";
import { useWords } from "#public-app/settings/use-settings.ts";
import { useSwipe } from "#public-app/ui/use-swipe.ts";

/** Asks for the first scene before the styles: it is the largest thing on the page. */
function preloadScene({ image_url }: Slide) {
  const url = normalizeImageUrl(image_url);
  if (!hasRenditions(url)) return;
  preload(url, {
    as: "image",
    type: "image/avif",
    imageSrcSet: srcSetOf(url, "avif", SCENE_WIDTH),
    imageSizes: SCENE_SIZES,
    fetchPriority: "high",
  });
}

/** The house in a few scenes. Built as the ARIA practices describe a carousel; without a script it is a row one scrolls. */
export function Carousel({ slides }: { slides: Slide[] }) {
  const { index, seen, isStopped, isRunning, toggle, moveTo, holds } = useCarousel(slides.length);
  const { children: tagline, ...attributes } = useWords("tagline");
  const swipe = useSwipe((step) => moveTo(index + step));
  if (import.meta.env.SSR && slides[0]) preloadScene(slides[0]);
  return (
    <section className={styles.carousel} aria-roledescription={m.carousel} aria-label={m.label} {...holds}>
      <h1 className={styles.promise} {...attributes}>
        {tagline}
      </h1>
      {slides.length > 1 && <CarouselControls slides={slides} index={index} isStopped={isStopped} onToggle={toggle} onMove={moveTo} />}
      <div className={styles.slides} aria-live={isRunning ? "off" : "polite"} {...swipe}>
        {slides.map((slide, position) => (
          <CarouselSlide
            key={slide.id}
            slide={slide}
            position={position}
            count={slides.length}
            isShown={position === index}
            isFetched={seen.includes(position)}
          />
        ))}
      </div>
    </section>
  );
}
