import type { Slide } from "#contracts/slide/slide.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import button from "#public-app/ui/button.module.css";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import { WrittenLink } from "#public-app/ui/written-link.tsx";
import { m } from "#messages/public-app/slide/messages";
import styles from "./carousel.module.css";

/** Width of a scene's master, in pixels. Source: SLIDE-4. */
export const SCENE_WIDTH = 1920;

/** A phone shows the middle of a scene; a screen higher than the scene shows it as high as itself. */
export const SCENE_SIZES = "(max-width: 37.49em) 120vw, (max-aspect-ratio: 16/9) 178vh, 100vw";

type Props = {
  slide: Slide;
  position: number;
  count: number;
  isShown: boolean;
  /** Its scene is wanted now or soon; before that, nothing of it is loaded. */
  isFetched: boolean;
};

export function CarouselSlide({ slide, position, count, isShown, isFetched }: Props) {
  const { title, subtitle, cta_text, cta_link, image_url, image_focus, alt_text } = slide;
  const attributes = langAttributes(slide);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is a group by the ARIA practices, and no set of fields
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
          <WrittenLink to={cta_link} text={cta_text} className={`${button.button} ${button.primary}`} />
        </div>
      </div>
    </div>
  );
}
