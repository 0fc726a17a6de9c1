import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Answer, useTestServer } from "./test-server.ts";

type Fields = Record<string, unknown>;

/** The facts of a resource that the battery needs. */
type Resource = {
  /** `/api/admin/slides` */
  path: string;
  /** The name of its router, and of its table with hyphens. */
  router: string;
  noun: string;
  valid: () => Fields;
  /** One field after the other that, alone, makes a valid entity invalid. */
  invalid: Fields[];
  /** Another value for one field. */
  change: Fields;
  /** The rows of a list reply. */
  rowsOf?: (body: any) => Fields[];
};

const STALE = 1;

/** The checks that hold for every resource of the back office, through HTTP on a real database. */
export function describeCrud(name: string, { path, router, noun, valid, invalid, change, rowsOf = (body) => body }: Resource): void {
  describe(`the five verbs of ${name}`, () => {
    const server = useTestServer();

    async function create(): Promise<{ id: number; version: number } & Fields> {
      const { status, body } = await server.asAdmin("POST", path, valid());
      expect(status).toBe(201);
      return body;
    }

    it("every procedure refuses a sender who is not signed in", async () => {
      const { id } = await create();
      const answers: Answer[] = await Promise.all([
        server.send("GET", path),
        server.send("POST", path, valid()),
        server.send("GET", `${path}/${id}`),
        server.send("PUT", `${path}/${id}`, valid()),
        server.send("PATCH", `${path}/${id}`, change),
        server.send("DELETE", `${path}/${id}`),
      ]);
      for (const { status, body } of answers) {
        expect(status).toBe(401);
        expect(body).toMatchObject({ success: false, code: "unauthenticated" });
      }
      expect((await server.asAdmin("GET", `${path}/${id}`)).status).toBe(200);
    });

    it("the procedures create, list, read, replace and remove", async () => {
      const input = valid();
      const { body: first, status } = await server.asAdmin("POST", path, input);
      expect(status).toBe(201);
      expect(first).toMatchObject({ ...input, version: 1 });
      expect(rowsOf((await server.asAdmin("GET", path)).body).map(({ id }) => id)).toContain(first.id);
      expect((await server.asAdmin("GET", `${path}/${first.id}`)).body).toEqual(first);

      const changed = await server.asAdmin("PUT", `${path}/${first.id}`, { ...input, ...change });
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject({ ...input, ...change, id: first.id, version: 2 });

      const removed = await server.asAdmin("DELETE", `${path}/${first.id}`);
      expect(removed.status).toBe(200);
      expect(removed.body).toEqual({ success: true });
      expect((await server.asAdmin("GET", `${path}/${first.id}`)).status).toBe(404);
    });

    it("a patch changes the fields that it names, and leaves the others", async () => {
      const given = await create();
      const { status, body } = await server.asAdmin("PATCH", `${path}/${given.id}`, change);
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...given, ...change, version: 2, updated_at: expect.any(String) });
      expect((await server.asAdmin("PATCH", `${path}/${given.id}`, {})).body).toEqual(body);
      expect((await server.asAdmin("PATCH", `${path}/${given.id}`, { ...change, version: STALE })).body).toMatchObject({ code: "stale" });
      const refused = await server.asAdmin("PATCH", `${path}/${given.id}`, invalid[0]);
      expect(refused.body.issues.map((issue: { path: string }) => issue.path.split(".")[0])).toEqual(Object.keys(invalid[0] ?? {}));
    });

    it("an entity that is sent back unchanged changes nothing, neither version nor date, by REST and tRPC", async () => {
      const given = await create();
      const { version: _, ...versionless } = given;
      for (const method of ["PUT", "PATCH"])
        for (const sent of [given, versionless]) {
          const { status, body } = await server.asAdmin(method, `${path}/${given.id}`, sent);
          expect([status, body], method).toEqual([200, given]);
        }
      const { body: other } = await server.asAdmin("POST", `/trpc/${router}.update`, given);
      expect(other.result.data).toEqual(given);
      expect((await server.asAdmin("GET", `${path}/${given.id}`)).body).toEqual(given);
      const { data } = await server.call("GET", "history.ofRecord", { noun, id: given.id });
      expect(data).toHaveLength(1);
    });

    it.each(invalid)("an input with %j is refused and the field named", async (fault) => {
      const [field] = Object.keys(fault);
      const { status, body } = await server.asAdmin("POST", path, { ...valid(), ...fault });
      expect(status).toBe(400);
      expect(body.code).toBe("invalid");
      expect(body.issues.map((issue: { path: string }) => issue.path.split(".")[0])).toContain(field);
    });

    it("an unknown id gets 404", async () => {
      for (const id of ["2147483647", "0", "-1", "1.5", "1e3", "01", "abc", "99999999999999999999"]) {
        expect((await server.asAdmin("GET", `${path}/${id}`)).status, id).toBe(404);
        expect((await server.asAdmin("PUT", `${path}/${id}`, valid())).status, id).toBe(404);
        expect((await server.asAdmin("PATCH", `${path}/${id}`, change)).status, id).toBe(404);
        expect((await server.asAdmin("DELETE", `${path}/${id}`)).status, id).toBe(404);
      }
    });

    it("ACL-5: a sender never writes a field of the server", async () => {
      const { body } = await server.asAdmin("POST", path, {
        ...valid(),
        id: 4242,
        created_at: "2001-01-01T00:00:00.000Z",
        version: 99,
        role: "admin",
      });
      expect(body.id).not.toBe(4242);
      expect(body.version).toBe(1);
      expect(body.created_at).not.toContain("2001");
      expect(body).not.toHaveProperty("role");
    });

    it("CON-1: a change made from a stale version is refused, and changes nothing", async () => {
      const entity = await create();
      await server.asAdmin("PUT", `${path}/${entity.id}`, { ...valid(), ...change });
      const before = await server.asAdmin("GET", `${path}/${entity.id}`);
      const stale = await server.asAdmin("PUT", `${path}/${entity.id}`, { ...valid(), version: STALE });
      expect(stale.status).toBe(409);
      expect(stale.body).toMatchObject({ code: "stale", version: before.body.version });
      expect((await server.asAdmin("GET", `${path}/${entity.id}`)).body).toEqual(before.body);
    });

    it("CON-1: exactly one of many simultaneous changes of one version succeeds", async () => {
      const entity = await create();
      const statuses = await Promise.all(
        Array.from({ length: 20 }, async () => (await server.asAdmin("PUT", `${path}/${entity.id}`, { ...entity, ...change })).status),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    });

    it("a stale version is refused even if the same fields are stored already", async () => {
      const entity = await create();
      const sent = { ...entity, ...change, version: entity.version };
      const { body: saved } = await server.asAdmin("PUT", `${path}/${entity.id}`, sent);
      expect((await server.asAdmin("PUT", `${path}/${entity.id}`, sent)).status).toBe(409);
      expect((await server.asAdmin("GET", `${path}/${entity.id}`)).body).toEqual(saved);
    });

    it("a version of null counts as none", async () => {
      const entity = await create();
      const { status } = await server.asAdmin("PUT", `${path}/${entity.id}`, { ...entity, ...change, version: null });
      expect(status).toBe(200);
    });

    describe("with a key that makes a try safe to repeat", () => {
      const withKey = (input: unknown, key: string, at = path, method = "POST") =>
        server.asAdmin(method, at, input, { "idempotency-key": key });
      const count = async () => rowsOf((await server.asAdmin("GET", path)).body).length;

      it("CON-4: a repeated request creates once, and gets the first reply again", async () => {
        const [input, key] = [valid(), randomUUID()];
        const first = await withKey(input, key);
        const before = await count();
        const again = await withKey(input, key);
        expect(first.status).toBe(201);
        expect(again.status).toBe(201);
        expect(again.text).toBe(first.text);
        expect(await count()).toBe(before);
      });

      it("CON-4: twenty simultaneous requests with one key create once", async () => {
        const [input, key, before] = [valid(), randomUUID(), await count()];
        const answers = await Promise.all(Array.from({ length: 20 }, () => withKey(input, key)));
        expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
        expect(answers[0]?.status).toBe(201);
        expect(await count()).toBe(before + 1);
      });

      it("CON-4: a key is refused for another body", async () => {
        const key = randomUUID();
        await withKey(valid(), key);
        const before = await count();
        const { status, body } = await withKey({ ...valid(), ...change }, key);
        expect(status).toBe(409);
        expect(body).toMatchObject({ code: "conflict", message: expect.stringContaining("clé") });
        expect(await count()).toBe(before);
      });

      it("CON-4: a repeated request changes and removes once", async () => {
        const { id, version } = await create();
        const [changing, removing] = [randomUUID(), randomUUID()];
        const sent = { ...valid(), ...change, version };
        const changed = await withKey(sent, changing, `${path}/${id}`, "PUT");
        expect(changed.status).toBe(200);
        expect((await withKey(sent, changing, `${path}/${id}`, "PUT")).text).toBe(changed.text);
        expect((await withKey({ ...valid(), version: version + 1 }, changing, `${path}/${id}`, "PUT")).status).toBe(409);
        expect((await withKey(undefined, removing, `${path}/${id}`, "DELETE")).status).toBe(200);
        expect((await withKey(undefined, removing, `${path}/${id}`, "DELETE")).body).toEqual({ success: true });
      });

      it("a refused request may be tried again with the same key", async () => {
        const key = randomUUID();
        expect((await withKey({ ...valid(), ...invalid[0] }, key)).status).toBe(400);
        expect((await withKey(undefined, key, `${path}/2147483647`, "DELETE")).status).toBe(404);
        expect((await withKey(valid(), key)).status).toBe(201);
      });
    });

    it("a request by another method gets the allowed ones", async () => {
      const { status, headers } = await server.asAdmin("PATCH", path, {});
      expect(status).toBe(405);
      expect(headers.get("allow")).toMatch(/GET.*POST|POST.*GET/);
    });
  });
}
