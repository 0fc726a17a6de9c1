import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";

const featureSchema = z.object({ id: z.number(), title: z.string(), description: z.string(), icon: z.string(), version: z.number() });

const features = async (url: string) => z.array(featureSchema).parse(await (await fetch(`${url}/api/features`)).json());

/** Time after which a stale answer counts as never corrected. */
const GIVEN_UP_MS = 10_000;

/** Gives the first feature another title; undefined where the site could not. */
async function save(url: string, token: string): Promise<string | undefined> {
  const [feature] = await features(url);
  if (!feature) throw new Error("there is no feature");
  const title = `Titre ${randomUUID()}`;
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({ title, description: feature.description, icon: feature.icon });
  const saved = await fetch(`${url}/api/admin/features/${feature.id}`, { method: "PUT", headers, body });
  return saved.ok ? title : undefined;
}

/** Measures the age, in milliseconds, of the last answer without this title: the time from the save to its request. An
 *  instance that no longer answers shows nothing stale. */
async function measureStaleness(url: string, title: string): Promise<number> {
  const savedAt = performance.now();
  for (let stale = 0; ; await pause(5)) {
    const askedAt = performance.now() - savedAt;
    const shown = await features(url).catch(() => undefined);
    if (!shown || shown.some((feature) => feature.title === title) || askedAt > GIVEN_UP_MS) return stale;
    stale = askedAt;
  }
}

/** Saves by one instance and reads by both: `own` whether the saving one showed it at once, `other` for how long the
 *  other one did not. */
export async function saveAndRead(writer: string, reader: string, token: string): Promise<{ own: boolean; other: number }> {
  const title = await save(writer, token);
  if (title === undefined) throw new Error("the feature was not saved");
  const [own, other] = await Promise.all([measureStaleness(writer, title), measureStaleness(reader, title)]);
  return { own: own === 0, other };
}

/** Saves by the proxy again and again, and asks the proxy and every instance, until it is stopped: then gives how
 *  often, and the age of the oldest stale answer, in milliseconds. */
export function watchFreshness(proxy: string, token: string, instances: () => string[]) {
  const watch = { isOver: false };
  let saves = 0;
  let longest = 0;
  const watching = (async () => {
    for (; !watch.isOver; await pause(100)) {
      const title = await save(proxy, token).catch(() => undefined); // no database for a moment
      if (title === undefined) continue;
      saves += 1;
      longest = Math.max(longest, ...(await Promise.all([proxy, ...instances()].map((url) => measureStaleness(url, title)))));
    }
  })();
  return async () => {
    watch.isOver = true;
    await watching;
    return { saves, longest: Math.round(longest) };
  };
}
