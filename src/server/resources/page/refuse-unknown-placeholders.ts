import type { PageInput } from "#contracts/page/page.ts";
import { placeholderFault } from "#contracts/page/placeholders.ts";
import type { Issue } from "#contracts/shared/errors.ts";
import { AppError } from "#server/platform/errors/app-error.ts";

/** Lists each text, at any depth, that has an unknown placeholder. */
function listFaults(part: unknown, path: string): Issue[] {
  if (typeof part === "object" && part !== null)
    return Object.entries(part).flatMap(([name, inner]) => listFaults(inner, path === "" ? name : `${path}.${name}`));
  const message = typeof part === "string" ? placeholderFault(part) : undefined;
  return message === undefined ? [] : [{ path, message }];
}

/** Refuses texts of a page with a placeholder that no setting fills; a title has none. Fails with `invalid`. */
export function refuseUnknownPlaceholders({ sections, meta_title, meta_description }: Partial<PageInput>): void {
  const issues = listFaults({ sections, meta_title, meta_description }, "");
  if (issues.length > 0) throw new AppError("invalid", undefined, { issues });
}
