import { beforeAll, describe, expect, it } from "vitest";
import { type Role, ROLES } from "#contracts/session/roles.ts";
import { restRoutes } from "#server/platform/declaration/rest-routes.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { appRouter } from "#server/router.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { mayCall, rightOf } from "./rights.ts";

/** The roles that may call each procedure, written by hand: the role that queries and mutations below a name demand.
 *  The longest name that fits counts. */
const RIGHTS: Record<string, { query?: Role | "visitor"; mutation?: Role | "visitor" }> = {
  account: { query: "reader", mutation: "reader" },
  apiKeys: { query: "admin", mutation: "admin" },
  articles: { query: "reader", mutation: "editor" },
  "articles.blog": { query: "visitor" },
  "articles.bySlug": { query: "visitor" },
  "articles.listCards": { query: "visitor" },
  "articles.listPublished": { query: "visitor" },
  "articles.movedTo": { query: "visitor" },
  "articles.view": { query: "visitor" },
  bin: { query: "reader", mutation: "editor" },
  "bin.empty": { mutation: "admin" },
  "bin.erase": { mutation: "admin" },
  "bin.eraseMany": { mutation: "admin" },
  "bin.freeValues": { query: "editor" },
  categories: { query: "reader", mutation: "editor" },
  contactRequests: { query: "reader", mutation: "editor" },
  "contactRequests.erasePerson": { mutation: "admin" },
  "contactRequests.product": { query: "visitor" },
  "contactRequests.remove": { mutation: "admin" },
  "contactRequests.seen": { mutation: "reader" },
  "contactRequests.selection": { query: "visitor" },
  "contactRequests.send": { mutation: "visitor" },
  dashboard: { query: "reader" },
  drafts: { query: "reader", mutation: "editor" },
  factors: { query: "reader", mutation: "reader" },
  "factors.people": { query: "admin" },
  "factors.policy": { query: "admin" },
  "factors.setPolicy": { mutation: "admin" },
  "factors.takeAway": { mutation: "admin" },
  features: { query: "reader", mutation: "editor" },
  "features.listActive": { query: "visitor" },
  history: { query: "reader", mutation: "editor" },
  letters: { query: "reader", mutation: "editor" },
  "letters.cancelSending": { mutation: "admin" },
  "letters.preview": { mutation: "reader" },
  "letters.resume": { mutation: "admin" },
  "letters.send": { mutation: "admin" },
  "letters.stop": { mutation: "admin" },
  mail: { query: "reader" },
  media: { query: "reader", mutation: "editor" },
  pages: { query: "reader", mutation: "editor" },
  "pages.movedTo": { query: "visitor" },
  "pages.view": { query: "visitor" },
  passkeys: { mutation: "reader" },
  passwordLinks: { mutation: "visitor" },
  people: { query: "admin", mutation: "admin" },
  presence: { mutation: "editor" },
  productTransfers: { query: "editor", mutation: "editor" },
  products: { query: "reader", mutation: "editor" },
  "products.bySlug": { query: "visitor" },
  "products.cards": { query: "visitor" },
  "products.newest": { query: "visitor" },
  "products.catalogue": { query: "visitor" },
  "products.compare": { query: "visitor" },
  "products.listActive": { query: "visitor" },
  "products.movedTo": { query: "visitor" },
  "products.view": { query: "visitor" },
  redirections: { query: "reader", mutation: "editor" },
  "redirections.checkImport": { query: "editor" },
  repairs: { query: "reader", mutation: "editor" },
  savedViews: { query: "reader", mutation: "reader" },
  search: { query: "visitor" },
  session: { query: "reader", mutation: "reader" },
  securityEvents: { query: "admin" },
  "session.login": { mutation: "visitor" },
  signIn: { mutation: "visitor" },
  settings: { query: "reader", mutation: "admin" },
  slides: { query: "reader", mutation: "editor" },
  "slides.listActive": { query: "visitor" },
  statistics: { query: "reader" },
  subscribers: { query: "reader", mutation: "admin" },
  "subscribers.confirm": { mutation: "visitor" },
  "subscribers.subscribe": { mutation: "visitor" },
  "subscribers.unsubscribe": { mutation: "visitor" },
  replyTemplates: { query: "reader", mutation: "editor" },
  launches: { query: "reader", mutation: "editor" },
  "launches.check": { query: "editor" },
  synonymGroups: { query: "reader", mutation: "editor" },
  translations: { query: "reader", mutation: "editor" },
  translationTransfers: { query: "editor", mutation: "editor" },
  "translationTransfers.exportCsv": { query: "reader" },
  webhooks: { query: "admin", mutation: "admin" },
};

/** The paths of `/api` outside the table. */
const OTHER_PATHS: { method: string; path: string; role: Role }[] = [
  { method: "POST", path: "/api/admin/upload", role: "editor" },
  { method: "POST", path: "/api/admin/upload-pdf", role: "editor" },
  { method: "POST", path: "/api/admin/upload-sheet", role: "editor" },
  { method: "GET", path: "/api/admin/product-export?input=%7B%7D", role: "reader" },
];

/** The roles whose rights each role has. */
const MAY: Record<Role, (Role | "visitor")[]> = {
  admin: ["admin", "editor", "reader", "visitor"],
  editor: ["editor", "reader", "visitor"],
  reader: ["reader", "visitor"],
};

// At run time the procedures are flat, by their full names; tRPC's types nest them.
const PROCEDURES = Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: { type: "query" | "mutation" } }>).map(
  ([path, { _def }]) => ({ path, type: _def.type }),
);

function requiredRole({ path, type }: { path: string; type: "query" | "mutation" }): Role | "visitor" | undefined {
  const [router = ""] = path.split(".");
  return RIGHTS[path]?.[type] ?? RIGHTS[router]?.[type];
}

/** The status of the expected refusal; undefined if the call is allowed. */
function expectedRefusal(needed: Role | "visitor" | undefined, who: Role | undefined): 401 | 403 | undefined {
  if (needed === "visitor") return undefined;
  if (!who) return 401;
  return needed && MAY[who].includes(needed) ? undefined : 403;
}

const refusalStatus = (status: number) => (status === 401 || status === 403 ? status : undefined);

describe("rights of each role", () => {
  const signedIn = new Map<Role | undefined, { authorization: string }>();
  const server = useTestServer();
  beforeAll(async () => {
    for (const role of ROLES) {
      await aPerson(server, { username: `une personne ${role}`, role });
      signedIn.set(role, await signIn(server, `une personne ${role}`));
    }
  });

  it("the table of rights lists every procedure, and nothing else", () => {
    expect(PROCEDURES.filter((procedure) => requiredRole(procedure) === undefined)).toEqual([]);
    const known = PROCEDURES.flatMap(({ path }) => [path, path.split(".")[0]]);
    expect(Object.keys(RIGHTS).filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each([undefined, ...ROLES])("ACL-1: tRPC grants each role what the table says (%s)", async (who) => {
    const wrong: unknown[] = [];
    const endsSession = ({ path }: { path: string }) => Number(["session.logout", "account.endSessions"].includes(path));
    for (const { path, type } of PROCEDURES.toSorted((a, b) => endsSession(a) - endsSession(b))) {
      if (endsSession({ path }) && who) signedIn.set(who, await signIn(server, `une personne ${who}`));
      if (path === "session.login") continue; // 401 for a wrong password
      const method = type === "query" ? "GET" : "POST";
      const { status, body } = await server.send(method, `/trpc/${path}`, type === "query" ? undefined : {}, signedIn.get(who));
      const expected = expectedRefusal(requiredRole({ path, type }), who);
      const code = expected && { 401: "unauthenticated", 403: "forbidden" }[expected];
      if (refusalStatus(status) !== expected || (code && body.error.data.reply.code !== code)) wrong.push({ path, status, expected });
    }
    expect(wrong).toEqual([]);
  });

  it.each([undefined, ...ROLES])("ACL-1, AUTH-11: REST grants each role what the table says (%s)", async (who) => {
    if (who) signedIn.set(who, await signIn(server, `une personne ${who}`));
    const wrong: unknown[] = [];
    const types = new Map(PROCEDURES.map(({ path, type }) => [path, type]));
    const rows = restRoutes()
      .filter(({ procedure }) => procedure !== "session.login")
      .map(({ method, path, procedure }) => ({
        method: method.toUpperCase(),
        path: path.replace("{id}", "2147483647").replace("{slug}", "inconnu"),
        role: requiredRole({ path: procedure, type: types.get(procedure) ?? "mutation" }),
      }));
    for (const { method, path, role } of [...rows, ...OTHER_PATHS]) {
      const { status } = await server.send(method, path, method === "GET" || method === "DELETE" ? undefined : {}, signedIn.get(who));
      const expected = expectedRefusal(role, who);
      if (refusalStatus(status) !== expected) wrong.push({ method, path, status, expected });
    }
    expect(wrong).toEqual([]);
  });

  it("a refusal is in French, and comes before the body is read", async () => {
    const headers = { ...(await signIn(server, "une personne reader")), "content-type": "application/json" };
    const { status, body } = await server.send("POST", "/api/admin/products", "{ no JSON", headers);
    expect(status).toBe(403);
    expect(body).toEqual({ success: false, code: "forbidden", message: "Vous n’avez pas le droit d’effectuer cette action." });
  });

  it("the OpenAPI document names the demanded roles", async () => {
    const { paths } = (await server.send("GET", "/api/openapi.json")).body;
    expect(paths["/api/admin/products"].post.responses["403"]).toBeDefined();
    expect(paths["/api/admin/products"].post.description).toContain("Éditeur");
    expect(paths["/api/admin/upload"].post.responses["403"]).toBeDefined();
    expect(paths["/api/products"].get.responses).not.toHaveProperty("403");
  });

  it("a changed role counts at the next request", async () => {
    const id = await aPerson(server, { username: "Nadia", role: "editor" });
    const headers = await signIn(server, "Nadia");
    const create = () => server.send("POST", "/api/admin/categories", { name: "Nouvelle", subcategories: [] }, headers);
    expect((await create()).status).toBe(201);
    await server.orm.em.fork().nativeUpdate(Administrator, { id }, { role: "reader" });
    expect((await create()).status).toBe(403);
    expect((await server.send("GET", "/api/admin/categories", undefined, headers)).status).toBe(200);
  });
});

describe("rights", () => {
  it("an undeclared right opens nothing to anyone", () => {
    const right = rightOf({ path: "inconnus.list", type: "query" });
    expect(right).toBeUndefined();
    expect(mayCall({ role: "admin" }, right)).toBe(false);
    expect(mayCall({ role: "admin", scopes: ["inconnus:read"] }, right)).toBe(false);
  });

  it("a right of a resource is a scope of API keys, and one without a scope is no key’s", () => {
    const write = rightOf({ path: "products.create", type: "mutation" });
    expect(mayCall({ role: "editor", scopes: ["products:write"] }, write)).toBe(true);
    expect(mayCall({ role: "reader", scopes: ["products:write"] }, write)).toBe(false);
    expect(mayCall({ role: "admin", scopes: ["products:read", "slides:write"] }, write)).toBe(false);
    expect(mayCall({ role: "admin", scopes: ["products:write"] }, { role: "reader" })).toBe(false);
  });

  it("an unknown role has no right", () => {
    // A database could hold a role that the types exclude.
    const unknown = "toString" as Role;
    expect(mayCall({ role: unknown }, { role: "reader" })).toBe(false);
  });
});
