import { HOUR_MS, MINUTE_MS } from "#server/platform/database/durations.ts";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import { startLoop } from "#server/platform/jobs/start-loop.ts";
import { type Reach, isReadable } from "#server/platform/http/public-address.ts";
import { claimDueLinks, makeFailedDue, settleLink, storeExternalLinks } from "./external-links.ts";
import { requestPublic } from "#server/platform/http/request-public.ts";

/** Pause before the first look for due links, and between two. */
const FIRST_MS = MINUTE_MS;
const INTERVAL_MS = HOUR_MS;

/** Links that are checked in one go, and sites that are asked at the same time: each of them one link after the
 *  other. */
const CLAIMED = 200;
const SITES = 4;

/** Checks of links to other sites, in the background. */
export type LinkChecks = {
  /** Starts to check the links that are new, that have failed or are due; returns at once. */
  checkNow: () => Promise<void>;
  stop: () => Promise<void>;
};

type Dependencies = { orm: MikroORM; now: () => Date; log: Logger };

type Outcome = { url: string; status: number | null };

const hostOf = (url: string) => URL.parse(url)?.host ?? "";

/** Asks for links, one after the other of each site. */
async function askForLinks(urls: string[], reach: Parameters<typeof requestLink>[1]): Promise<Outcome[]> {
  const sites = [...Map.groupBy(urls, hostOf).values()];
  const outcomes: Outcome[] = [];
  async function work(): Promise<void> {
    for (let site = sites.pop(); site && !reach.stopped.aborted; site = sites.pop())
      for (const url of site) if (!reach.stopped.aborted) outcomes.push({ url, status: await requestLink(url, reach) });
  }
  await Promise.all(Array.from({ length: SITES }, work));
  return outcomes;
}

/** Whether no site answered at all: it is this server that has no network, and nothing is known of the links. */
function isOffline(outcomes: Outcome[]): boolean {
  return new Set(outcomes.map(({ url }) => hostOf(url))).size > 1 && outcomes.every(({ status }) => status === null);
}

/** Checks the due links to other sites every hour, each of them once a week. Never throws. Of several instances one
 *  checks each. */
export function startLinkChecks({ isSending, ...reach }: Reach & { isSending: boolean }, { orm, now, log }: Dependencies): LinkChecks {
  async function checkDue(stopped: AbortSignal): Promise<void> {
    const em = orm.em.fork();
    await storeExternalLinks(em, now());
    for (let urls = await claimDueLinks(em, now(), CLAIMED); urls.length > 0; urls = await claimDueLinks(em, now(), CLAIMED)) {
      const outcomes = await askForLinks(urls, { ...reach, stopped });
      if (stopped.aborted) return; // what was given up says nothing; it is due again in an hour
      if (isOffline(outcomes)) return log.warn({ links: urls.length }, "no site answers: links are not checked");
      for (const { url, status } of outcomes) await settleLink(em, url, { status, now: now() });
    }
  }

  const loop = isSending
    ? startLoop(checkDue, {
        firstMs: FIRST_MS,
        intervalMs: INTERVAL_MS,
        onError: (error) => log.warn({ error: reasonOf(error) }, "links to other sites could not be checked"),
      })
    : undefined;

  return {
    checkNow: async () => {
      await makeFailedDue(orm.em.fork(), now());
      loop?.wake();
    },
    stop: async () => loop?.stop(),
  };
}

/** Longest duration of a request, from the look-up of the host to the first line of the response. */
const TIMEOUT_MS = 10_000;

/** Sends one request, and reads nothing but the status. */
async function readStatus(method: "HEAD" | "GET", url: URL, options: { reach: Reach; signal: AbortSignal }): Promise<number> {
  const response = await requestPublic(url, { ...options, method, headers: { "user-agent": "Lumidar-Links/1.0" } });
  response.destroy();
  return response.statusCode ?? 0;
}

/** Statuses of pages that exist, by HEAD. */
const isWell = (status: number) => status >= 200 && status < 400;

/** Asks whether a link leads somewhere: by HEAD, and by GET where that is refused. Follows no redirection, and connects
 *  to public addresses only. Gives the status, null where no response came. Never throws. */
async function requestLink(href: string, { stopped, ...reach }: Reach & { stopped: AbortSignal }): Promise<number | null> {
  const url = URL.parse(href);
  if (!url || !isReadable(url, reach)) return null;
  const options = () => ({ reach, signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]) });
  const head = await readStatus("HEAD", url, options()).catch(() => null);
  if (head !== null && isWell(head)) return head;
  return readStatus("GET", url, options()).catch(() => head);
}
