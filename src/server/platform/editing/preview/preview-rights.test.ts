import { expect, it } from "vitest";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

it("a preview link ends with the rights of its maker, and with a new password of theirs, for good", async () => {
  const { body: article } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ slug: "brouillon", status: "draft" }));
  const call = (procedure: string, input: unknown, headers: Record<string, string>) =>
    server.send("POST", `/trpc/${procedure}`, input, headers);
  const { people } = await server.call("GET", "people.list").then((list: any) => ({ people: list.data ?? list }));
  expect(people.length).toBeGreaterThan(0);
  for (const end of ["role", "active", "password"]) {
    const username = `nadia-${end}`;
    await aPerson(server, { username, role: "editor" });
    const headers = await signIn(server, username);
    const made = await call("articles.previewLink", { id: article.id }, headers);
    const token = new URL(made.body.result.data.path, "https://x").searchParams.get("apercu");
    const input = encodeURIComponent(JSON.stringify({ slug: "brouillon", apercu: token }));
    const readStatus = async () => (await server.send("GET", `/trpc/articles.view?input=${input}`)).status;
    expect(await readStatus()).toBe(200);
    const [person] = await server.orm.em.fork().execute("select id, version from administrator where username = ?", [username]);
    if (end === "role") {
      await server.call("POST", "people.setRole", { ...person, role: "reader" });
    } else if (end === "active") await server.call("POST", "people.setActive", { ...person, is_active: false });
    else await server.orm.em.fork().execute("update administrator set password_hash = password_hash || 'x' where username = ?", [username]);
    expect([end, await readStatus()]).toEqual([end, 404]);
    if (end !== "role") continue;
    const [again] = await server.orm.em.fork().execute("select id, version from administrator where username = ?", [username]);
    await server.call("POST", "people.setRole", { ...again, role: "editor" });
    expect(await readStatus(), "given back, the rights open no old link").toBe(404);
  }
});

it("a preview link ends when its maker ends their links, and a new one opens", async () => {
  const { body: article } = await server.asAdmin("POST", "/api/admin/blogs", anArticle({ slug: "autre-brouillon", status: "draft" }));
  const makeLink = async () => new URL((await server.call("POST", "articles.previewLink", { id: article.id })).path, "https://x");
  const statusOf = async (link: URL) => {
    const input = encodeURIComponent(JSON.stringify({ slug: "autre-brouillon", apercu: link.searchParams.get("apercu") }));
    return (await server.send("GET", `/trpc/articles.view?input=${input}`)).status;
  };
  const link = await makeLink();
  expect(await statusOf(link)).toBe(200);
  expect(await server.call("POST", "account.endPreviews", {})).toEqual({ success: true });
  expect(await statusOf(link)).toBe(404);
  expect(await statusOf(await makeLink())).toBe(200);
});

it("the scheme of a token may be written in any case", async () => {
  for (const scheme of ["bearer", "BEARER", "Bearer "])
    expect((await server.send("GET", "/api/admin/slides", undefined, { authorization: `${scheme} ${server.token}` })).status).toBe(200);
  expect((await server.send("GET", "/api/admin/slides", undefined, { authorization: `Basic ${server.token}` })).status).toBe(401);
});
