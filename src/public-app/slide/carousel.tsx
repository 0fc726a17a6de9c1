import { preload } from "react-dom";
import { hasRenditions, normalizeImageUrl, srcSetOf } from "#contracts/shared/image-path.ts";
import type { Slide } from "#contracts/slide/slide.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import { m } from "#messages/public-app/slide/messages";
import styles from "./carousel.module.css";
import { useCarousel } from "./use-carousel.ts";
import { useWords } from "#public-app/settings/use-settings.ts";
import { useSwipe } from "#public-app/ui/use-swipe.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import button from "#public-app/ui/button.module.css";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import { ContentLink } from "#public-app/ui/content-link.tsx";

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

/** The carousel of the home page. Built as the ARIA practices describe a carousel; without a script it is a row one
 *  scrolls. */
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

/** Width of a scene's master, in pixels. Source: SLIDE-4. */
const SCENE_WIDTH = 1920;

/** A phone shows the middle of a scene; a high screen, over the words; another one as high as itself, or as wide. */
const SCENE_SIZES = "(max-width: 37.49em) 120vw, (max-aspect-ratio: 124/100) 118vh, (max-aspect-ratio: 16/9) 178vh, 100vw";

type Props = {
  slide: Slide;
  position: number;
  count: number;
  isShown: boolean;
  /** Its scene is wanted now or soon; before that, nothing of it is loaded. */
  isFetched: boolean;
};

function CarouselSlide({ slide, position, count, isShown, isFetched }: Props) {
  const { title, subtitle, cta_text, cta_link, image_url, image_focus, alt_text } = slide;
  const attributes = langAttributes(slide);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is an ARIA group, and no set of fields
      role="group"
      id={`diapositive-${position + 1}`}
      aria-roledescription={m.slide}
      aria-label={m.position(position + 1, count)}
      inert={isFetched && !isShown}
      className={styles.slide}
      data-shown={isShown || undefined}
    >
      {image_url && (
        <div className={styles.scene} data-fetched={isFetched || undefined}>
          <Picture
            image={{
              url: image_url,
              width: SCENE_WIDTH,
              height: (SCENE_WIDTH * 9) / 16,
              color: "var(--dark)",
              ...(image_focus && { focus: image_focus }),
            }}
            alt={alt_text}
            sizes={SCENE_SIZES}
            isUrgent={position === 0}
            placeholder="/logo.svg"
          />
        </div>
      )}
      <div className={styles.text}>
        <h2 className={styles.title} {...attributes}>
          {title}
        </h2>
        {subtitle && (
          <p className={styles.subtitle} {...attributes}>
            {subtitle}
          </p>
        )}
        <div {...attributes}>
          <ContentLink to={cta_link} text={cta_text} className={`${button.button} ${button.primary}`} />
        </div>
      </div>
    </div>
  );
}
