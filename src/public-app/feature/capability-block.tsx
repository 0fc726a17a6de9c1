import { ScenePicture } from "#public-app/content/scene-picture.tsx";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import section from "#public-app/ui/section.module.css";
import styles from "./capability-block.module.css";
import type { m } from "#messages/public-app/feature/messages";

/** One trade of the house: a wide scene on one side, what one gains on the other; the sides alternate. */
export function CapabilityBlock({ id, scene, title, text, benefits, picture }: (typeof m.blocks)[number]) {
  return (
    <section id={id} className={styles.block} aria-labelledby={`${id}-titre`}>
      <div className={styles.scene}>
        <ScenePicture name={scene} alt={picture} sizes="(max-width: 56.24em) 100vw, 70vw" />
      </div>
      <div className={styles.text}>
        <h2 id={`${id}-titre`} className={section.title}>
          {title}
        </h2>
        <p className={section.lead}>{text}</p>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
