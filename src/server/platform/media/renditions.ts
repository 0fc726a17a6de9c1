import { join } from "node:path";
import { isMissingFile } from "#server/platform/errors/error-causes.ts";
import { MADE_FORMATS, RENDITION_WIDTHS, type RenditionFormat, type RenditionWidth } from "#contracts/shared/image-path.ts";
import type { StoredFiles } from "#server/platform/media/object-store/stored-files.ts";
import { damagedPicture } from "./picture-process/damaged-picture.ts";
import type { Pictures } from "#server/platform/media/picture-process/start-pictures.ts";
import { RENDITIONS_FOLDER } from "./stored-name.ts";

const NAME = /^([0-9a-f]{32})-(\d+|full)\.(avif|webp|jpg)$/;

/** Creates the function that makes the widths and formats of stored pictures on request, and stores them. */
export function createRenditions(folder: string, { files, pictures }: { files: StoredFiles; pictures: Pictures }) {
  const underWay = new Map<string, Promise<string | undefined>>();

  async function make(name: string, id: string, width: RenditionWidth, format: RenditionFormat): Promise<string | undefined> {
    const path = `${RENDITIONS_FOLDER}/${name}`;
    if (await files.hold(path)) return path; // made before, here or by another instance
    const master = `${id}.webp`;
    if (!(await files.hold(master))) {
      if (await files.isEmptied(master)) throw damagedPicture("its file is empty");
      return undefined;
    }
    try {
      await files.write(path, await pictures.encode({ master: join(folder, master), width, format }));
      return path;
    } catch (error) {
      if (isMissingFile(error)) return undefined;
      throw error;
    }
  }

  /** Gives the path of a rendition such as `…-480.avif`, under the uploads folder, made now if need be. Nothing when
   *  the name is that of none or its picture is not there. Fails as `isDamagedPicture` recognises where that was
   *  damaged. Only the listed widths exist, and the picture's own, so that no visitor can fill the disk by requests. */
  return async function renditionPath(name: string): Promise<string | undefined> {
    const [, id, digits, ending] = NAME.exec(name) ?? [];
    const width = digits === "full" ? digits : RENDITION_WIDTHS.find((known) => String(known) === digits);
    const format = MADE_FORMATS.find((known) => known === ending);
    if (!id || !width || !format) return undefined;
    const making = underWay.get(name) ?? make(name, id, width, format);
    underWay.set(name, making);
    return making.finally(() => underWay.delete(name));
  };
}
