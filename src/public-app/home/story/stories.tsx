import { Link } from "@tanstack/react-router";
import { ScenePicture } from "#public-app/content/scene-picture.tsx";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import section from "#public-app/ui/section.module.css";
import { m } from "#messages/public-app/home/story/messages";
import sheet from "./stories.css?inline";

/** Four moments of a house, each with its picture. Their look travels with them: the sheet of every page has no room
 *  for what one page shows. */
export function Stories() {
  return (
    <>
      <style href="stories" precedence="stories">
        {sheet}
      </style>
      <ul className={`${section.container} stories`}>
        {m.stories.map(({ scene, picture, title, text, link, to, part }) => (
          <li key={scene} className="story arrow-host" data-late="">
            <div className="story-scene">
              <ScenePicture name={scene} alt={picture} sizes="(max-width: 47.99em) 130vw, 68vw" />
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to} hash={part} className={button.arrow}>
              {link}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
