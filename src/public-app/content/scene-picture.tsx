import picture from "#public-app/ui/picture/picture.module.css";
import { type SceneName, SCENE_WIDTHS } from "./scenes.ts";

type Props = {
  name: SceneName;
  alt: string;
  /** Widths it is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** Shown before one scrolls: loaded at once and first. */
  isUrgent?: boolean;
};

/** One of the house's scenes, filling its frame. */
export function ScenePicture({ name, alt, sizes, isUrgent }: Props) {
  const url = `/scenes/${name}`;
  return (
    <picture className={picture.picture} style={{ backgroundColor: "var(--dark)" }}>
      <source type="image/avif" srcSet={SCENE_WIDTHS.map((width) => `${url}-${width}.avif ${width}w`).join(", ")} sizes={sizes} />
      <img
        src={`${url}.webp`}
        alt={alt}
        width={1600}
        height={900}
        loading={isUrgent ? "eager" : "lazy"}
        fetchPriority={isUrgent ? "high" : "auto"}
        decoding="async"
        className={picture.shown}
      />
    </picture>
  );
}
