import { expect, it } from "vitest";
import { CRAWLERS } from "#contracts/settings/crawlers.ts";
import { LISTED_PAGES } from "#contracts/page/public-pages.ts";
import { inLanguage } from "#contracts/shared/language.ts";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer({ cachesResponses: true });

const save = (fields: object) => server.asAdmin("POST", "/trpc/settings.update", { ...DEFAULT_SETTINGS, ...fields });
const get = (path: string) => server.send("GET", path);

/** The paths that robots.txt refuses to each program, by the group that it is named in. */
function parseRobots(text: string): Record<string, string[]> {
  const groups = text.split("\n\n").map((group) => group.split("\n"));
  const valuesOf = (lines: string[], name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  return Object.fromEntries(groups.flatMap((lines) => valuesOf(lines, "User-agent").map((agent) => [agent, valuesOf(lines, "Disallow")])));
}

const OPEN = ["/admin", "/api/admin"];
const CLOSED = ["/"];

it("robots.txt lets every program read the public site until an administrator says otherwise, and names the sitemap", async () => {
  const { text, headers } = await get("/robots.txt");
  expect(headers.get("content-type")).toMatch(/^text\/plain/);
  const rules = parseRobots(text);
  expect(Object.keys(rules).toSorted()).toEqual(Object.values(CRAWLERS).flat().toSorted());
  for (const refused of Object.values(rules)) expect(refused).toEqual(OPEN);
  expect(text).toContain("Sitemap: https://lumidar.example/sitemap.xml\n");
});

it.each([
  ["search engines", { allows_search: false }, { "*": CLOSED, "OAI-SearchBot": OPEN, GPTBot: OPEN }],
  ["answer engines", { allows_answer: false }, { "*": OPEN, "Claude-SearchBot": CLOSED, PerplexityBot: CLOSED, ClaudeBot: OPEN }],
  ["training", { allows_training: false }, { "*": OPEN, "OAI-SearchBot": OPEN, GPTBot: CLOSED, "Google-Extended": CLOSED, CCBot: CLOSED }],
])("robots.txt refuses %s alone where the settings do", async (_kind, fields, rules) => {
  await save(fields);
  await expect.poll(async () => parseRobots((await get("/robots.txt")).text)).toMatchObject(rules);
});

it("a switch is part of the history of the settings, and is refused where it is no switch", async () => {
  const { body } = await save({ allows_training: false });
  const { id } = body.result.data;
  const changes = await server.call("GET", "history.ofRecord", { noun: "settings", id });
  expect(JSON.stringify(changes)).toContain("allows_training");
  expect((await save({ allows_answer: "non" })).status).toBe(400);
});

it.each([
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/agents.md", "text/markdown; charset=utf-8"],
])("%s says what the site is in French, then in English, and is cached", async (path, type) => {
  await save({ name: "Maison Claire", email: "salut@claire.example" });
  await expect.poll(async () => (await get(path)).text.split("\n")[0]).toBe("# Maison Claire");
  const { text, headers } = await get(path);
  expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([type, "no-cache"]);
  expect(text.indexOf("Site public et catalogue")).toBeLessThan(text.indexOf("Public site and product catalogue"));
  const known = { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" };
  expect((await server.send("GET", path, undefined, known)).status).toBe(304);
});

it("llms.txt links every listed page as Markdown in each language, and what programs read", async () => {
  const { text } = await get("/llms.txt");
  for (const path of LISTED_PAGES.slice(1)) {
    expect(text).toContain(`](https://lumidar.example${path}.md)`);
    expect(text).toContain(`](https://lumidar.example${inLanguage("en", path)}.md)`);
    expect(text).not.toContain(`[${path}]`);
  }
  for (const path of ["/index.md", "/en/index.md", "/agents.md", "/api/openapi.json", "/sitemap.xml", "/feed.xml", "/en/feed.xml"])
    expect(text).toContain(`](https://lumidar.example${path})`);
});

it("both guides lead to the MCP server, and agents.md names its tools for everybody and no other", async () => {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const { body } = await server.send("POST", "/mcp", message, { accept: "application/json, text/event-stream" });
  const offered = body.result.tools.map(({ name }: { name: string }) => name);
  for (const path of ["/llms.txt", "/agents.md"]) expect((await get(path)).text).toContain("](https://lumidar.example/mcp)");
  const { text } = await get("/agents.md");
  const lines = text.split("\n").filter((line) => line.startsWith("`https://lumidar.example/mcp`"));
  const listNamed = (line: string) => line.match(/(?<=`)[a-z_]+(?=`)/g);
  expect(lines.map(listNamed)).toEqual([offered, offered]);
});

it("agents.md names addresses of the API that exist", async () => {
  const { text } = await get("/agents.md");
  const { body } = await get("/api/openapi.json");
  const named = [...text.matchAll(/https:\/\/lumidar\.example(\/api\/[a-z]+(?:\/\{slug\})?)(?=[?`])/g)].map(([, path = ""]) => path);
  expect(new Set(named).size).toBe(4);
  for (const path of named) expect(Object.keys(body.paths)).toContain(path);
  expect(text).toContain("/comparer.md?produits=");
});
