import { request as open } from "node:http";
import type { APIRequestContext } from "@playwright/test";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { bodyOf } from "./body-of.ts";

/** Requests and subscriptions of a journey's visitors, sent as they send them. They bear the journey's mark, and are
 *  deleted when it ends. */
export type Inbox = {
  /** Sends a request; gives the sender's name, as the inbox shows it. */
  add: (request?: Record<string, unknown>) => Promise<string>;
  /** Saves a colleague's notes on the latest request of that name. */
  note: (name: string, notes: string) => Promise<void>;
  /** Asks for the newsletter; gives the address. */
  subscribe: () => Promise<string>;
};

/** Posts as a visitor from an address of their own: one address may only post ten times a minute. Every address of
 *  127/8 is this machine's where the journeys run in CI; elsewhere (macOS) the ordinary one is used. */
async function postForVisitor(localAddress: string | undefined, url: URL, data: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const post = open(url, { method: "POST", headers, ...(localAddress && { localAddress }) }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    });
    post.on("error", (error: NodeJS.ErrnoException) => {
      if (localAddress && error.code === "EADDRNOTAVAIL") resolve(postForVisitor(undefined, url, data).then(() => 201));
      else reject(error);
    });
    post.end(JSON.stringify(data));
  });
  if (status !== 201) throw new Error(`${url.href} answered ${status}`);
}

/** Opens it to one journey. `api` bears an administrator's token; `site` is where visitors knock. */
export function openInbox(api: APIRequestContext, site: string | undefined, mark: string): Inbox & { sweep: () => Promise<void> } {
  const visitor = `127.${[1, 3, 5].map((at) => Number.parseInt(mark.slice(at, at + 2), 16)).join(".")}`;
  const email = `leila.${mark}@example.com`;
  let sent = 0;

  async function listRows<Row>(procedure: string): Promise<Row[]> {
    const input = encodeURIComponent(JSON.stringify({ q: mark }));
    const { result } = await bodyOf<{ result: { data: { data: Row[] } } }>(await api.get(`/trpc/${procedure}?input=${input}`));
    return result.data.data;
  }
  const call = async (procedure: string, data: object) => bodyOf(await api.post(`/trpc/${procedure}`, { data }));

  return {
    async add(request) {
      sent += 1; // the same request sent twice is stored once
      const data = { firstName: "Leïla", lastName: mark, email, message: `Bonjour ${sent}`, consent: true, ...request };
      await postForVisitor(visitor, new URL("/api/contact", site), data);
      return `Leïla ${mark}`;
    },
    async note(name, notes) {
      const theirs = (await listRows<ContactRequestItem>("contactRequests.list")).find(
        ({ firstName, lastName }) => `${firstName} ${lastName}` === name,
      );
      if (!theirs) throw new Error(`There is no request of ${name}.`);
      await call("contactRequests.update", { id: theirs.id, notes });
    },
    async subscribe() {
      await postForVisitor(visitor, new URL("/api/newsletter", site), { email });
      return email;
    },
    async sweep() {
      for (const { id } of await listRows<{ id: number }>("contactRequests.list")) await call("contactRequests.remove", { id });
      for (const { id } of await listRows<{ id: number }>("subscribers.list")) await call("subscribers.remove", { id });
    },
  };
}
