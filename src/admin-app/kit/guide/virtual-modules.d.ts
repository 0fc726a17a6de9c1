/** Every page, in the order of the overview. Built by `scripts/guide`. */
declare module "virtual:guide-pages" {
  import type { GuidePage } from "#admin-app/kit/guide/guide-page.ts";

  const pages: GuidePage[];
  export default pages;
}

/** The screens that each page explains. */
declare module "virtual:guide-screens" {
  import type { GuideScreens } from "#admin-app/kit/guide/guide-page.ts";

  const screens: GuideScreens[];
  export default screens;
}
