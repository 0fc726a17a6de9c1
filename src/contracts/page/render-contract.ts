import type { PublicSettings } from "../settings/public-settings.ts";
import type { Submission } from "../shared/submission.ts";

/** URLs of a bundle's files: its entry, its style sheets, what the entry imports; `later`, by module that is imported
 *  dynamically, its own file and those of all that it imports. */
export type BundleAssets = { entry: string; styles: string[]; preloads: string[]; later: Record<string, string[]> };

/** One page of the public app as the server asks for it. `Rpc` is the client of the server's procedures, which this
 *  floor does not know. */
export type PageRequest<Rpc> = {
  /** Path and search. */
  url: string;
  /** In-process client of this request. */
  rpc: Rpc;
  /** Origin of the site, without trailing slash. */
  publicUrl: string;
  assets: BundleAssets;
  /** What the page knows of the settings. */
  settings: PublicSettings;
  /** Whether a mail can be sent at all. */
  sendsMail: boolean;
  /** A form of this page that was posted and refused. */
  submission?: Submission;
  /** Whether the former page was made of the same data: then it is not rendered again. */
  isUnchanged?: (data: string) => boolean;
};

/** A whole document; `location` where the visitor is redirected instead. `data` is all that it was made of, beside the
 *  URL; `html` is missing where the data are unchanged. */
export type PageReply = { status: number; location?: string; data?: string; html?: string };

/** What the public app's `entry-server` exports as `render`. The server loads that file by its path, so that no import
 *  checks it: both sides name this type. */
export type RenderPage<Rpc> = (request: PageRequest<Rpc>) => Promise<PageReply>;

/** What the public app's `entry-server` exports as `patternOf`: the pattern of the page that a path can lead to, such
 *  as `/produits/:slug`, before anything is loaded for it; undefined where a path leads nowhere. */
export type PatternOfPath = (path: string) => string | undefined;

/** The documented path that stands for every URL that leads nowhere: their page is rendered once. */
export const UNKNOWN_PATH = "/404";
