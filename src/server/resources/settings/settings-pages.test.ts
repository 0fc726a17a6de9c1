import { beforeEach, expect, it } from "vitest";
import type { PublicSettings } from "#contracts/settings/public-settings.ts";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import type { PublicEntry } from "#server/platform/page/bundles.ts";
import { useTestServer } from "#server/testing/test-server.ts";

/** Public app whose pages are the settings that the server passes to them. */
const echo: Partial<PublicEntry> = {
  render: async (request) => ({ status: 200, html: JSON.stringify(request.settings) }),
  patternOf: (path) => (path === "/nulle-part" ? undefined : path),
};

const server = useTestServer({ pages: echo, cachesResponses: true });
beforeEach(() => server.setNow(new Date()));

const page = async (path: string): Promise<PublicSettings> => JSON.parse((await server.send("GET", path)).text);
const save = (fields: object) => server.call("POST", "settings.update", { ...DEFAULT_SETTINGS, ...fields });
const previewLink = (fields: object) => server.call("POST", "settings.previewForm", { ...DEFAULT_SETTINGS, ...fields });

it("pages, also the one for unknown URLs, show saved settings at the next load, whichever instance saved them", async () => {
  for (const path of ["/contact", "/en/contact", "/nulle-part"]) {
    await save({ name: "Maison Claire" });
    expect((await page(path)).name).toBe("Maison Claire");
    await save({ name: "Maison Sombre" });
    expect((await page(path)).name).toBe("Maison Sombre");
  }
  // as another instance would
  await server.orm.em.fork().execute("update settings set name = 'Ailleurs', version = version + 1");
  await expect.poll(async () => (await page("/contact")).name).toBe("Ailleurs");
});

it("an announcement begins and ends by itself, on cached pages too", async () => {
  const start = Date.now();
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  await save({ banner_text: "Portes ouvertes", banner_from: at(1).toISOString(), banner_until: at(3).toISOString() });
  const shown = [];
  for (const minutes of [0, 2, 4]) {
    server.setNow(at(minutes));
    shown.push((await page("/contact")).banner?.text);
  }
  expect(shown).toEqual([undefined, "Portes ouvertes", undefined]);
});

it("on the page for unknown URLs, a preview is its reader's alone, and announcements begin and end as elsewhere", async () => {
  const start = Date.now();
  const at = (minutes: number) => new Date(start + minutes * 60_000);
  await save({ name: "Maison Claire", banner_text: "Soldes", banner_from: at(1).toISOString(), banner_until: at(3).toISOString() });
  const { path } = await previewLink({ name: "Maison neuve" });
  expect((await page(path.replace("/?", "/nulle-part?"))).name).toBe("Maison neuve");
  const shown = [];
  for (const minutes of [0, 2, 4]) {
    server.setNow(at(minutes));
    const { name, banner } = await page("/nulle-part");
    shown.push([name, banner?.text]);
  }
  expect(shown).toEqual([
    ["Maison Claire", undefined],
    ["Maison Claire", "Soldes"],
    ["Maison Claire", undefined],
  ]);
});

it("a preview shows what is not saved to every reader of its link for an hour, and is never cached", async () => {
  await save({ name: "Maison Claire" });
  const { path } = await previewLink({ name: "Maison neuve" });
  const { headers } = await server.send("GET", path);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
  expect(await page(path)).toMatchObject({ name: "Maison neuve", is_preview: true });
  expect(await page(path.replace("/?", "/contact?"))).toMatchObject({ name: "Maison neuve" });
  expect(await page("/")).toMatchObject({ name: "Maison Claire", is_preview: false });
  expect(await page(`${path}x`)).toMatchObject({ name: "Maison Claire", is_preview: false });
  server.setNow(new Date(Date.now() + 61 * 60_000));
  expect(await page(path)).toMatchObject({ name: "Maison Claire", is_preview: false });
});

it("the back office, the API’s description, the feed and the social cards bear the saved name", async () => {
  await save({ name: "Maison & Cie" });
  expect((await server.send("GET", "/admin")).text).toContain(`data-company="Maison &#38; Cie"`);
  expect((await server.send("GET", "/api/openapi.json")).body.info.title).toBe("API Maison & Cie");
  expect((await server.send("GET", "/api/docs")).text).toContain("<h1>API Maison &#38; Cie</h1>");
  expect((await server.send("GET", "/feed.xml")).text).toContain("<title>Maison &#38; Cie – blog</title>");
  expect(JSON.parse((await server.send("GET", "/manifest.webmanifest")).text)).toMatchObject({
    name: "Maison & Cie",
    short_name: "Maison & Cie",
  });
});
