import type { Context } from "koa";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { causesOf } from "#server/platform/errors/error-causes.ts";

/** An `ETag` of a record: its version, then a digest of what was read, which a change does not depend on. */
const RECORD_ETAG = /^(?:W\/)?"([1-9]\d{0,9})(?:-[\w-]+)?"$/;

const TWO_VERSIONS = "La version du corps n’est pas celle de l’en-tête If-Match.";

/** Reads the version that `If-Match` demands (RFC 9110 §13.1.1); undefined where it demands none. Fails with
 *  `precondition_failed` for a tag that no record has. */
export function readIfMatch(ctx: Pick<Context, "get">): number | undefined {
  const demanded = ctx.get("if-match").trim();
  if (demanded === "" || demanded === "*") return undefined;
  const [, version] = RECORD_ETAG.exec(demanded) ?? [];
  if (version === undefined) throw new AppError("precondition_failed");
  return Number(version);
}

/** Adds the demanded version to the input of a change. Fails with `invalid` where the input names another one. */
export function withVersion(input: object, version: number): object {
  const sent: unknown = Reflect.get(input, "version");
  if (typeof sent === "number" && sent !== version) throw invalidField("version", TWO_VERSIONS);
  return { ...input, version };
}

/** Converts the refusal of a stale version to that of the header which demanded it. */
export function toPreconditionFailed(error: unknown): unknown {
  const stale = [...causesOf(error)].find((cause) => cause instanceof AppError && cause.code === "stale");
  if (!(stale instanceof AppError) || stale.version === undefined) return error;
  return new AppError("precondition_failed", undefined, { version: stale.version, reason: "stale_version" });
}
