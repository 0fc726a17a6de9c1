import { Text } from "@mantine/core";
import type { Media } from "#contracts/upload/media.ts";
import classes from "./media-grid.module.css";
import { MediaPreview } from "./media-preview.tsx";
import { factsOf, useCountOf } from "./media-words.ts";

/** What a file's tile shows, whether it leads to its details or is chosen. */
export function MediaTile({ media }: { media: Media }) {
  return (
    <>
      <span className={classes.picture}>
        <MediaPreview media={media} />
      </span>
      <span className={classes.words}>
        <Text component="span" size="sm" fw={600} truncate title={media.original_name}>
          {media.original_name}
        </Text>
        <Text component="span" size="xs" c="dimmed" className="tabular">
          {factsOf(media)}
        </Text>
        <Text component="span" size="xs" c="dimmed">
          {useCountOf(media.uses)}
        </Text>
      </span>
    </>
  );
}
