import type { PageView } from "#contracts/page/page-view.ts";
import { ScenePicture } from "#public-app/content/scene-picture.tsx";
import { SCENE_NAMES, type SceneName } from "#public-app/content/scenes.ts";
import { Picture } from "#public-app/ui/picture/picture.tsx";

/** Finds the scene of the site that a URL names. */
function findScene(url: string): SceneName | undefined {
  return SCENE_NAMES.find((name) => url === `/scenes/${name}.webp`);
}

type Props = { url: string; view: PageView; alt: string; sizes: string; isUrgent?: boolean };

/** The picture of a section: one of the library, or a scene of the site. Nothing without a URL. */
export function SectionPicture({ url, view, ...shown }: Props) {
  const scene = findScene(url);
  if (scene) return <ScenePicture name={scene} {...shown} />;
  const picture = view.pictures[url];
  return picture && <Picture image={picture} {...shown} />;
}
