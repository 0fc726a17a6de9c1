import { ScenePicture } from "#public-app/content/scene-picture.tsx";
import type { SceneName } from "#public-app/content/scenes.ts";
import styles from "./page-hero.module.css";

type Props = { title: string; lead: string; scene: SceneName };

/** The opening of a page: a low dark band, its title and one sentence, and a scene of its own. */
export function PageHero({ title, lead, scene }: Props) {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.scene}>
        <ScenePicture name={scene} alt="" sizes="(max-width: 47.99em) 72vw, 58vw" isUrgent />
      </div>
    </header>
  );
}
