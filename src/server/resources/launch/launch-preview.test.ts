import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { PublicEntry } from "#server/platform/page/bundles.ts";
import { aPage } from "#server/resources/page/page.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aLaunch } from "./launch.factory.ts";

/** A public app that tidies addresses as the real one does: its catalogue keeps `page` only, a missing product leads
 *  there. Its pages link to themselves in both languages, as the header does. */
const app: Partial<PublicEntry> = {
  render: async ({ url, rpc }) => {
    const { pathname, searchParams } = new URL(url, "https://x");
    if (pathname === "/produits/partie") return { status: 302, html: "", location: "/produits" };
    const isTidy = [...searchParams.keys()].every((name) => name === "page");
    if (!isTidy) return { status: 302, html: "", location: `${pathname}?page=2#liste` };
    const slug = pathname.split("/").at(-1) ?? "";
    const found = pathname === "/produits" || (await rpc.pages.view.query({ slug }).catch(() => undefined));
    const links = `<a lang="fr" href="${url}">Français</a><a lang="en" href="/en${url}">English</a>`;
    return { status: found ? 200 : 404, html: `<html><body>${links}</body></html>` };
  },
  patternOf: (path) => (path.startsWith("/produits") ? path : `${path.startsWith("/en/") ? "/en" : ""}/:slug`),
};

const server = useTestServer({ pages: app, cachesResponses: true });

const call = (procedure: string, input: unknown) => server.call("POST", procedure, input);

/** A launch, and what ends an address within its preview. */
async function preview() {
  const launch = await call("launches.create", aLaunch());
  const { path } = await call("launches.previewLink", { id: launch.id });
  return { launch, token: String(path).slice("/?".length) };
}

const BAR = "Aperçu du lancement";

it("the preview goes on where the site tidies an address, or leads elsewhere", async () => {
  const { token } = await preview();
  const locationOf = async (path: string) => (await server.send("GET", path)).headers.get("location");
  expect(await locationOf(`/produits?tri=x&${token}`)).toBe(`/produits?page=2&${token}#liste`);
  expect(await locationOf(`/produits/partie?${token}`)).toBe(`/produits?${token}`);
  expect(await locationOf(`/Produits/?${token}`)).toBe(`/produits?${token}`);
  const { status, text, headers } = await server.send("GET", `/produits?${token}`);
  expect([status, text.includes(BAR), headers.get("cache-control")]).toEqual([200, true, "private, no-store"]);
  expect((await server.send("GET", "/produits")).text, "is not cached for visitors").not.toContain(BAR);
});

it("each link of a preview names its launch once, and an address that names it twice opens it", async () => {
  const { token } = await preview();
  const { text } = await server.send("GET", `/produits?page=2&${token}`);
  const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([`/produits?page=2&amp;${token}`, `/en/produits?page=2&amp;${token}`]);
  expect((await server.send("GET", `/produits?${token}&${token}`)).text).toContain(BAR);
});

it("a page is seen at the English address that its launch gives it, which visitors do not find", async () => {
  const { launch, token } = await preview();
  const slug = `winter-${randomUUID()}`;
  const page = (await server.asAdmin("POST", "/api/admin/pages", aPage({ is_active: false }))).body;
  const key = { noun: "page", record: page.id, language: "en" };
  const fields = { title: "Winter", texts: ["<p>A text.</p>"] };
  const english = await call("translations.save", { ...key, fields });
  const put = (change: object) => call("launches.put", { launch: launch.id, form: "{}", ...change });
  await put({ noun: "page", record: page.id, version: page.version, input: { ...page, is_active: true } });
  const input = { fields, slug, is_published: true };
  const both = await put({ noun: "translation", record: english.id, version: english.version, input });
  expect(both).toHaveProperty("changes.length", 2);
  const { status, text } = await server.send("GET", `/en/${slug}?${token}`);
  expect([status, text.includes(BAR)]).toEqual([200, true]);
  expect((await server.send("GET", `/en/${slug}`)).status).toBe(404);
});
