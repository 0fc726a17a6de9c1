import { expect, it } from "vitest";
import { useTestServer } from "#server/testing/test-server.ts";

const asked: (() => void)[] = [];
let isSlow = false;

// How pages look is for the journeys; here a rendering takes as long as the test wants.
const app = {
  render: async ({ url }: { url: string }) => {
    if (isSlow) await new Promise<void>((resolve) => asked.push(resolve));
    return { status: 200, html: `page ${url}` };
  },
};

const server = useTestServer({ cachesResponses: true, pages: app });

/** Lets every rendering end, those that begin meanwhile too. */
function letAllEnd(): void {
  isSlow = false;
  for (const end of asked.splice(0)) end();
}

it.each(["/produits?n=", "/en/products?n=", "/blog/brouillon?apercu=x&n="])(
  "DOS-7: of more pages than can be rendered (%s), most are refused in time, in the visitor's language, and the others come",
  async (path) => {
    isSlow = true;
    const refused: { headers: Headers; text: string }[] = [];
    const answers = Array.from({ length: 200 }, async (_, n) => {
      const answer = await server.send("GET", `${path}${n}`, undefined, { accept: "text/html" });
      if (answer.status === 503) refused.push(answer);
      return answer.status;
    });
    await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(184);
    for (const { headers, text } of refused) {
      expect(headers.get("retry-after")).toBe("5");
      expect(headers.get("cache-control")).toContain("no-store");
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'sha256-");
      expect(text).toContain(path.startsWith("/en") ? '<html lang="en">' : '<html lang="fr">');
    }
    expect((await server.send("GET", "/healthz")).status).toBe(200);
    letAllEnd();
    expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(16);
  },
);

it("DOS-7: what is cached still comes meanwhile, and a program is refused in JSON", async () => {
  const cached = await server.send("GET", "/produits");
  await expect.poll(async () => (await server.send("GET", "/produits")).headers.get("etag")).toBe(cached.headers.get("etag"));
  isSlow = true;
  const refused: unknown[] = [];
  const answers = Array.from({ length: 150 }, async (_, n) => {
    const { status, body } = await server.send("GET", `/produits?m=${n}`, undefined, { accept: "application/json" });
    if (status === 503) refused.push(body);
  });
  await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(134);
  for (const body of refused) expect(body).toMatchObject({ success: false, code: "unavailable" });
  expect((await server.send("GET", "/produits")).text).toBe("page /produits");
  letAllEnd();
  await Promise.all(answers);
});
