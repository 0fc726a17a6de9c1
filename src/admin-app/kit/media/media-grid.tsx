import { Text } from "@mantine/core";
import { Images, FileText } from "lucide-react";
import type { ReactNode } from "react";
import type { Media } from "#contracts/media/media.ts";
import { type CollectionQuery, CollectionStates, EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import classes from "./media-grid.module.css";
import { factsOf, useCountOf } from "./media-words.ts";
import { Thumbnail } from "#admin-app/kit/collection/thumbnail.tsx";

type Tile = { className: string | undefined; children: ReactNode };

/** The files on one page of the library. Whether a `tile` leads to its file or chooses it is the caller's business. */
export function MediaGrid({
  query,
  hint,
  onClear,
  renderTile,
}: {
  query: CollectionQuery & { data: { data: Media[] } | undefined };
  hint: string;
  /** Given while something narrows the library. */
  onClear: (() => void) | undefined;
  renderTile: (media: Media, tile: Tile) => ReactNode;
}) {
  const rows = query.data?.data ?? [];
  return (
    <CollectionStates
      query={query}
      isEmpty={rows.length === 0}
      empty={<EmptyList icon={<Images />} title="Aucun fichier trouvé" hint={hint} onClear={onClear} />}
    >
      <ul className={classes.grid} aria-busy={query.isPlaceholderData} aria-label="Fichiers">
        {rows.map((media) => (
          <li key={media.id} className={classes.cell}>
            {renderTile(media, { className: classes.tile, children: <TileContent media={media} /> })}
          </li>
        ))}
      </ul>
    </CollectionStates>
  );
}

function TileContent({ media }: { media: Media }) {
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
