import type { Slide } from "#contracts/slide/slide.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import styles from "./carousel-controls.module.css";
import { m } from "#messages/public-app/slide/messages";

type Props = {
  slides: Slide[];
  index: number;
  isStopped: boolean;
  onToggle: () => void;
  onMove: (position: number) => void;
};

/** Pause, back, on, and one mark for each slide; without a script, links into the row. */
export function CarouselControls({ slides, index, isStopped, onToggle, onMove }: Props) {
  return (
    <>
      <div className={`${styles.controls} needs-script`}>
        <fieldset className={styles.marks}>
          <legend className="visually-hidden">{m.choose}</legend>
          {slides.map(({ id, title }, position) => (
            <button
              key={id}
              type="button"
              className={styles.mark}
              aria-label={m.show(position + 1, title)}
              aria-current={position === index || undefined}
              onClick={() => onMove(position)}
            />
          ))}
        </fieldset>
        <div className={styles.turns}>
          <button type="button" className={styles.turn} aria-label={isStopped ? m.play : m.pause} onClick={onToggle}>
            <Icon name={isStopped ? "play" : "pause"} />
          </button>
          <button type="button" className={styles.turn} aria-label={m.previous} onClick={() => onMove(index - 1)}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" className={styles.turn} aria-label={m.next} onClick={() => onMove(index + 1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      </div>
      <nav className={`${styles.row} without-script`} aria-label={m.choose} data-screen="">
        <ol>
          {slides.map(({ id, title }, position) => (
            <li key={id}>
              <a href={`#diapositive-${position + 1}`} aria-label={m.show(position + 1, title)}>
                {position + 1}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
