import type { EntityClass, FilterQuery } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { MediaResource, MediaField } from "#contracts/media/media.ts";
import type { Stored } from "#server/platform/database/columns.ts";
import type { Upload } from "#server/platform/media/upload.entity.ts";

/** Replacement of one stored file by another: the new file's row, and a function that replaces the URLs in a text. */
export type Replacement = { by: Upload; inText: (text: string) => string };

/** A resource whose rows hold URLs of stored files; its table has a column `uploads` (`mentionedUploads`). */
export type MediaUser = {
  /** The resource's name, which is its table's; the table's column `title` says what an administrator calls a row. */
  noun: MediaResource;
  /** The fields in question. */
  places: MediaField[];
  /** SQL: condition on a row whose pictures visitors see first; their widths are made before all others. */
  firstSeenWhere: string | undefined;
  /** Replaces a file in all fields of these rows. The caller flushes. */
  replace: (em: EntityManager, ids: number[], replacement: Replacement) => Promise<void>;
};

type Declared<Entity> = Pick<MediaUser, "noun"> & {
  places: (MediaField & keyof Entity)[];
  /** Replaces a file where more follows from it than other URLs in these fields. */
  replaceIn?: (row: Entity, replacement: Replacement) => void;
  firstSeenWhere?: string;
};

/** Replaces a file in fields of a row, whether they hold a URL, a text or values. */
function replaceInFields(row: object, fields: readonly string[], { inText }: Replacement): void {
  for (const field of fields) Reflect.set(row, field, JSON.parse(inText(JSON.stringify(Reflect.get(row, field)))));
}

/** Declares how the rows of an entity use stored files. */
export function mediaUser<Entity extends Stored>(
  entity: EntityClass<Entity>,
  { replaceIn = (row, replacement) => replaceInFields(row, user.places, replacement), firstSeenWhere, ...user }: Declared<Entity>,
): MediaUser {
  return {
    ...user,
    firstSeenWhere,
    replace: async (em, ids, replacement) => {
      // the filter's type cannot follow a parameter
      const among = { id: { $in: ids } } as unknown as FilterQuery<Entity>;
      for (const row of await em.find(entity, among)) replaceIn(row, replacement);
    },
  };
}
