import type { BrowserContext, Page, Request, Route } from "@playwright/test";

/** Parts that the test can take away from the product, to be seen failing without them. */
export const SWITCHES = ["drafts", "idempotency", "merge"] as const;
export type Switch = (typeof SWITCHES)[number];

/** Fault of a save on its way. */
export type Fault = "reply lost" | "request lost";

const SAVES = /\/trpc\/(products|articles|features|pages|translations|launches)\.(create|update|save|put)(\?|$)/;

/** Part that is taken from a save. Without merging it has no version either: only what asks for no comparison at all
 *  stands over another person's change. */
const TAKEN: Partial<Record<Switch, { header: string; field?: string }>> = {
  merge: { header: "prefer", field: "version" },
  idempotency: { header: "idempotency-key" },
};

function without(request: Request, { header, field }: { header?: string; field?: string }) {
  const headers = { ...request.headers() };
  if (header) delete headers[header];
  if (!field) return { headers };
  // the input alone, as the admin sends it
  const { [field]: _, ...rest } = request.postDataJSON() as Record<string, unknown>;
  return { headers, postData: JSON.stringify(rest) };
}

/** The browser's database forgets what it is given, and its other storage takes no draft. */
const WITHOUT_DRAFTS = `
  IDBObjectStore.prototype.put = function () { return this.get(""); };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (!key.startsWith("admin-draft")) setItem.call(this, key, value);
  };`;

export async function takeAway(context: BrowserContext, what: Switch | undefined): Promise<void> {
  if (what !== "drafts") return;
  await context.addInitScript({ content: WITHOUT_DRAFTS });
  await context.route(/\/trpc\/drafts\.keep/, (route) => route.abort());
}

/** One save as it was sent, and what came back: nothing when no answer came. */
export type Sent = { procedure: string; body: string; status: number | undefined; reply: string };

/** Reads the saves of a page, and does to them what the test wants done. */
export async function watchWire(page: Page, what: Switch | undefined) {
  const sent: Sent[] = [];
  const byRequest = new Map<Request, Sent>();
  const taken = what && TAKEN[what];
  let fault: Fault | undefined;

  page.on("request", (request) => {
    const [, noun, verb] = SAVES.exec(request.url()) ?? [];
    if (noun === undefined) return;
    const save: Sent = { procedure: `${noun}.${verb}`, body: request.postData() ?? "", status: undefined, reply: "" };
    byRequest.set(request, save);
    sent.push(save);
  });
  const arrivals: Promise<unknown>[] = [];
  page.on("response", (response) => {
    const save = byRequest.get(response.request());
    if (!save) return;
    save.status = response.status();
    const read = async () => {
      save.reply = await response.text();
    };
    arrivals.push(read().catch(() => {})); // the page went away
  });

  async function handle(route: Route): Promise<void> {
    const changed = without(route.request(), taken ?? {});
    if (fault === "request lost") return route.abort();
    if (fault === "reply lost") {
      await route.fetch(changed).catch(() => {}); // the server may be down
      return route.abort();
    }
    return route.continue(changed);
  }

  // Only while it is needed: a page with a route reads no file from its cache.
  if (taken) await page.route(SAVES, handle);
  return {
    /** The saves since the last call. */
    async take(): Promise<Sent[]> {
      await Promise.all(arrivals.splice(0));
      return sent.splice(0);
    },
    async during<Result>(next: Fault | undefined, act: () => Promise<Result>): Promise<Result> {
      if (next === undefined) return act();
      fault = next;
      if (!taken) await page.route(SAVES, handle);
      try {
        return await act();
      } finally {
        fault = undefined;
        if (!taken) await page.unroute(SAVES, handle);
      }
    },
  };
}

export type Wire = Awaited<ReturnType<typeof watchWire>>;
