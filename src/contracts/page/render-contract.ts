import type { PublicSettings } from "../settings/public-settings.ts";
import type { Submission } from "../shared/submission.ts";

/** URLs of a bundle's files: its entry, its style sheets, what the entry imports. `later` has, by dynamically imported
 *  module, its own file and those of all that it imports. */
export type BundleAssets = { entry: string; styles: string[]; preloads: string[]; later: Record<string, string[]> };

/** Request for one page of the public app. `Rpc` is the client of the server's procedures, which this layer does not
 *  know. */
export type PageRequest<Rpc> = {
  /** Path and search. */
  url: string;
  /** RPC client of this request, in this process. */
  rpc: Rpc;
  /** Origin of the site, without trailing slash. */
  publicUrl: string;
  assets: BundleAssets;
  /** Settings that the page shows. */
  settings: PublicSettings;
  /** Whether a mail can be sent at all. */
  sendsMail: boolean;
  /** A form of this page that was posted and refused. */
  submission?: Submission;
  /** Whether the former page was made of the same data, so that it need not be rendered again. */
  isUnchanged?: (data: string) => boolean;
};

/** A whole document; `location` is set for a redirection. `data` is all that it was made of, beside the URL; `html` is
 *  missing where the data are unchanged. */
export type PageReply = { status: number; location?: string; data?: string; html?: string };

/** Type of `render`, which the public app's `entry-server` exports. The server loads that file by its path, so that no
 *  import checks it: both sides name this type. */
export type RenderPage<Rpc> = (request: PageRequest<Rpc>) => Promise<PageReply>;

/** Type of `patternOf`, which the public app's `entry-server` exports. Gives the pattern of the page that a path can
 *  lead to, such as `/produits/:slug`, before anything is loaded for it; undefined for an unknown path. */
export type PatternOfPath = (path: string) => string | undefined;

/** Documented path of every unknown URL: their page is rendered once. Of two parts, so that no page can have it. */
export const UNKNOWN_PATH = "/404/inconnue";
