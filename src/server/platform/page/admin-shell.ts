import type { Middleware } from "koa";
import { escapeXml } from "#server/platform/language/markup.ts";
import { get } from "#server/platform/http/request.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import type { CurrentSettings } from "#server/platform/settings/settings-store.ts";
import type { Bundles } from "./bundles.ts";
import { pagePolicy } from "#server/platform/http/security-headers.ts";

/** Runs before any other script. Sets the theme before the first paint, so that a dark screen never flashes white: the
 *  stored one, else light. Stops zod from testing whether it may compile its checks with eval: the policy refuses it,
 *  and browsers report each refusal. */
const INLINE_SCRIPT = `
  globalThis.__zod_globalConfig = { jitless: true };
  {
    let theme;
    try { theme = localStorage.getItem("admin-theme") } catch {}
    document.documentElement.dataset.mantineColorScheme = theme === "dark" ? "dark" : "light";
  }
`;

type Options = {
  /** The settings as they hold. */
  settings: CurrentSettings;
  isDevelopment: boolean;
  /** Lets the login screen say where the password was shown. */
  passwordIsGenerated: boolean;
  /** Lets it offer a link by e-mail to who has forgotten theirs. */
  sendsMail: boolean;
};

/** Answers every path below `/admin` with the page that loads the back office's bundle. Never indexed, never cached. */
export function adminShell(
  { adminAssets, finishAdminHtml }: Bundles,
  { settings, isDevelopment, passwordIsGenerated, sendsMail }: Options,
): Middleware {
  const styles = adminAssets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const preloads = adminAssets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join("");
  const shellOf = (company: string) => `<!doctype html>
<html lang="fr" data-company="${escapeXml(company)}"${passwordIsGenerated ? ' data-password-is-generated="true"' : ""}${sendsMail ? ' data-sends-mail="true"' : ""}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>Administration — ${escapeXml(company)}</title><link rel="icon" href="/favicon.ico">
<script>${INLINE_SCRIPT}</script>${preloads}${styles}<script type="module" src="${adminAssets.entry}"></script></head>
<body><div id="root"></div><noscript>L’administration a besoin de JavaScript.</noscript></body></html>`;
  return get(/^\/admin(?:\/|$)/, async (ctx) => {
    setLogRoute(ctx, "/admin/*");
    const shell = shellOf((await settings()).name);
    ctx.set("Content-Security-Policy", pagePolicy(shell, { isDevelopment }));
    ctx.set("Cache-Control", "no-store");
    ctx.set("X-Robots-Tag", "noindex, nofollow");
    ctx.type = "text/html; charset=utf-8";
    ctx.body = await finishAdminHtml(ctx.url, shell);
  });
}
