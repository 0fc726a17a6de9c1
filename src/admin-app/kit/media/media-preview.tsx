import { FileText } from "lucide-react";
import type { Media } from "#contracts/media/media.ts";
import { Thumbnail } from "#admin-app/kit/collection/thumbnail.tsx";
import classes from "./media-preview.module.css";

/** A picture at the size of its frame, or the icon of a document. Decorative: the name beside it says what it is. */
export function MediaPreview({ media, width }: { media: Pick<Media, "kind" | "url" | "color">; width?: number }) {
  if (media.kind === "image") return <Thumbnail url={media.url} color={media.color ?? undefined} {...(width && { width })} />;
  return (
    <span className={classes.document}>
      <FileText size={36} strokeWidth={1.5} aria-hidden />
      PDF
    </span>
  );
}
