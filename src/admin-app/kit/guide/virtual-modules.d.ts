/** Every page, in the order of the overview. Built by `scripts/guide`. */
declare module "virtual:guide-pages" {
  import type { GuidePage } from "#admin-app/kit/guide/guide-page.ts";

  const pages: GuidePage[];
  export default pages;
}
