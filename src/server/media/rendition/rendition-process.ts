// A process of its own, which encodes what it is sent until it is disconnected: see encode-apart.ts.
import { errorField } from "#server/error-field.ts";
import { reasonOf } from "#server/start-error.ts";
import type { Asked, Encoded } from "./encode-apart.ts";
import { encodeRendition } from "./encode-rendition.ts";

async function encodedOf({ id, rendition }: Asked): Promise<Encoded> {
  try {
    return { id, bytes: await encodeRendition(rendition) };
  } catch (error) {
    return { id, failure: { code: errorField(error, "code"), message: reasonOf(error) } };
  }
}

process.on("message", (asked: Asked) => void encodedOf(asked).then((encoded) => process.send?.(encoded)));
process.on("disconnect", () => process.exit());
