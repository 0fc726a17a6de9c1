import { ImageOff } from "lucide-react";
import { useState } from "react";
import { hasRenditions, normalizeImageUrl, renditionUrl } from "#contracts/shared/image-path.ts";
import { type Focus, objectPosition } from "#contracts/shared/picture.ts";
import classes from "./thumbnail.module.css";

/** Twice what is shown serves dense screens. */
const WIDTHS = [320, 640, 1280] as const;

/** A stored picture at card size, over its dominant colour. Whole unless `isCropped` as visitors see it; `focus` then
 *  stays in sight. Nothing, or one that fails to load, leaves a quiet blank. Decorative: the title names it. `width` is
 *  the widest it is shown, in CSS pixels. */
export function Thumbnail({
  url,
  color,
  focus,
  width = 320,
  isCropped = false,
}: {
  url: string;
  color?: string | undefined;
  focus?: Focus | undefined;
  width?: number;
  isCropped?: boolean;
}) {
  const [failedUrl, setFailedUrl] = useState<string>();
  // the site's own scenes lie in no folder of uploads
  const source = url === "" || url.startsWith("/scenes/") ? url : normalizeImageUrl(url);

  if (source === "" || source === failedUrl) {
    return (
      <span className={classes.frame}>
        <ImageOff size={24} aria-hidden />
      </span>
    );
  }
  const srcSet = hasRenditions(source) ? WIDTHS.map((width) => `${renditionUrl(source, width, "webp")} ${width}w`).join(", ") : undefined;
  return (
    <span className={classes.frame} style={{ backgroundColor: color }}>
      <img
        className={classes.picture}
        data-cropped={isCropped || undefined}
        src={source}
        srcSet={srcSet}
        sizes={`${width}px`}
        alt=""
        style={{ objectPosition: isCropped ? objectPosition(focus) : undefined }}
        loading="lazy"
        decoding="async"
        onError={() => setFailedUrl(source)}
      />
    </span>
  );
}
