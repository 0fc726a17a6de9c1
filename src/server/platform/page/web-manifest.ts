import type { Middleware } from "koa";
import { get } from "#server/platform/http/request.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import type { CurrentSettings } from "#server/platform/settings/settings-store.ts";

const icon = (src: string, pixels: number, purpose?: "maskable") => ({
  src,
  sizes: `${pixels}x${pixels}`,
  type: "image/png",
  ...(purpose && { purpose }),
});

/** Answers `/manifest.webmanifest`: the site's name on a visitor's home screen, its colours and icons. */
export function webManifest({ settings }: { settings: CurrentSettings }): Middleware {
  return get(/^\/manifest\.webmanifest$/, async (ctx) => {
    setLogRoute(ctx, "/manifest.webmanifest");
    const { name, tagline } = await settings();
    ctx.type = "application/manifest+json";
    ctx.set("Cache-Control", "no-cache");
    ctx.body = JSON.stringify({
      name,
      short_name: name,
      description: tagline,
      lang: "fr",
      start_url: "/",
      display: "minimal-ui",
      background_color: "#fbf9f5",
      theme_color: "#0b2a30",
      icons: [icon("/icons/icon-192.png", 192), icon("/icons/icon-512.png", 512), icon("/icons/icon-maskable-512.png", 512, "maskable")],
    });
  });
}
