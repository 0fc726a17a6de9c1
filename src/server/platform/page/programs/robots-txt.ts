import { CRAWLER_KINDS, CRAWLERS } from "#contracts/settings/crawlers.ts";
import type { SettingsInput } from "#contracts/settings/settings.ts";

/** Paths that no program may read: there is nothing for visitors. */
const PRIVATE_PATHS = ["/admin", "/api/admin"];

/** Writes `robots.txt`: each kind of program that the settings refuse may read nothing. */
export function writeRobotsTxt(settings: SettingsInput, publicUrl: string): string {
  const groups = CRAWLER_KINDS.map((kind) => {
    const refused = settings[`allows_${kind}`] ? PRIVATE_PATHS : ["/"];
    const agents = CRAWLERS[kind].map((name) => `User-agent: ${name}`);
    return agents
      .concat(
        refused.map((path) => `Disallow: ${path}`),
        "",
      )
      .join("\n");
  });
  return groups.concat(`Sitemap: ${publicUrl}/sitemap.xml`, "").join("\n");
}
