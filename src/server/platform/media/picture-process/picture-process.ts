// A process of its own, which works on the pictures that it receives until it is disconnected: see start-pictures.ts.
import { errorField } from "#server/platform/errors/error-causes.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { decodeImage, factsOf, encodeRendition } from "./decode-image.ts";
import type { PictureReply, PictureRequest, PictureTask, PictureResults } from "./start-pictures.ts";

/** Bytes that came from the other process, without copying them. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

function run(task: PictureTask): Promise<PictureResults[keyof PictureResults]> {
  switch (task.kind) {
    case "encode":
      return encodeRendition(task.rendition);
    case "decode":
      return decodeImage(toBuffer(task.bytes), task.originalName);
    case "facts":
      return factsOf(task.bytes);
    default:
      return task satisfies never;
  }
}

async function answer({ id, task }: PictureRequest): Promise<PictureReply> {
  try {
    return { id, result: await run(task) };
  } catch (error) {
    return { id, failure: { code: errorField(error, "code"), message: reasonOf(error) } };
  }
}

process.on("message", (request: PictureRequest) => void answer(request).then((reply) => process.send?.(reply)));
process.on("disconnect", () => process.exit());
