import type { Middleware } from "koa";
import { VULNERABILITY_PATH } from "#contracts/page/vulnerability-path.ts";
import { get } from "#server/platform/http/get.ts";
import { takeRoute } from "#server/platform/http/request-log.ts";
import type { CurrentSettings } from "#server/platform/settings/settings-store.ts";

const PATH = "/.well-known/security.txt";

const DAY_MS = 24 * 60 * 60_000;
/** How long what is read today holds: less than a year, as RFC 9116 advises. */
const LIFETIME_DAYS = 180;

type Site = { settings: CurrentSettings; now: () => Date; publicUrl: () => string };

/** Answers `/.well-known/security.txt`: whom to tell of a vulnerability, and how. Source: RFC 9116. */
export function securityTxt({ settings, now, publicUrl }: Site): Middleware {
  return get(/^\/\.well-known\/security\.txt$/, async (ctx) => {
    takeRoute(ctx, PATH);
    const { email } = await settings();
    const endOfDay = new Date(now().getTime() + LIFETIME_DAYS * DAY_MS).setUTCHours(0, 0, 0, 0);
    ctx.type = "text/plain; charset=utf-8";
    ctx.set("Cache-Control", "no-cache");
    ctx.body = [
      `Contact: mailto:${encodeURI(email)}`,
      `Expires: ${new Date(endOfDay).toISOString()}`,
      "Preferred-Languages: fr, en",
      `Canonical: ${publicUrl()}${PATH}`,
      `Policy: ${publicUrl()}${VULNERABILITY_PATH}`,
      "",
    ].join("\n");
  });
}
