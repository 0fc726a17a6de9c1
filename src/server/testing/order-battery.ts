import { beforeEach, describe, expect, it } from "vitest";
import { INTEGER_MAX } from "#contracts/shared/entity.ts";
import { useTestServer } from "./test-server.ts";

type Row = { id: number; version: number; order_index: number; is_active: boolean } & Record<string, unknown>;

/** Describes the checks of every resource that administrators order and switch on and off, through HTTP on a real
 *  database. `noun` is the name of its router, `path` its REST path, `publicPath` the path of visitors, `label` the
 *  field that identifies rows. */
export function describeOrdered(
  name: string,
  {
    noun,
    path,
    publicPath,
    label = "title",
    valid,
  }: { noun: string; path: string; publicPath: string; label?: string; valid: (fields: object) => object },
): void {
  describe(`the order of ${name}`, () => {
    const server = useTestServer();
    beforeEach(async () => {
      for (const { id } of await rows()) await server.asAdmin("DELETE", `${path}/${id}`);
    });

    const rows = async (): Promise<Row[]> => (await server.asAdmin("GET", path)).body;
    const labelOf = (row: Row) => String(row[label]);
    const orderOf = (list: Row[]) => list.map((row) => `${labelOf(row)} ${row.order_index}`);
    const call = (verb: string, input: object) => server.asAdmin("POST", `/trpc/${noun}.${verb}`, input);

    async function create(positions: Record<string, number>): Promise<Record<string, Row>> {
      const made: Record<string, Row> = {};
      for (const [title, order_index] of Object.entries(positions))
        made[title] = (await server.asAdmin("POST", path, valid({ [label]: title, order_index }))).body;
      return made;
    }

    it("a move swaps the positions of two neighbours, and gives the new list", async () => {
      const { b, c } = await create({ a: 1, b: 4, c: 9 });
      const { status, body } = await call("move", { id: c?.id, place_of: b?.id, version: c?.version });
      expect(status).toBe(200);
      expect(orderOf(body.result.data)).toEqual(["a 1", "c 4", "b 9"]);
      expect(orderOf(await rows())).toEqual(["a 1", "c 4", "b 9"]);
    });

    it("a move further away shifts the rows between, and touches no other", async () => {
      const { a, c } = await create({ a: 0, b: 1, c: 2, d: 3 });
      await call("move", { id: a?.id, place_of: c?.id });
      const after = await rows();
      expect(orderOf(after)).toEqual(["b 0", "c 1", "a 2", "d 3"]);
      expect(after.map(({ version }) => version)).toEqual([2, 2, 2, 1]);
    });

    it("CON-3: a move separates rows that shared a position", async () => {
      const { c, a } = await create({ a: 5, b: 5, c: 5 });
      await call("move", { id: c?.id, place_of: a?.id });
      expect(orderOf(await rows())).toEqual(["c 5", "a 6", "b 7"]);
    });

    it("CON-3: each of many rows that are added at once gets its own position, after the last one", async () => {
      await create({ a: 4 });
      const added = await Promise.all(Array.from({ length: 8 }, (_, n) => server.asAdmin("POST", path, valid({ [label]: `n${n}` }))));
      const positions = added.map(({ body }) => body.order_index).toSorted((one, other) => one - other);
      expect(positions).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
    });

    it("a row is added and moved even if the largest numbers are taken", async () => {
      const { b } = await create({ a: INTEGER_MAX, b: INTEGER_MAX });
      expect((await server.asAdmin("POST", path, valid({ [label]: "c" }))).body.order_index).toBe(INTEGER_MAX);
      const { a } = Object.fromEntries((await rows()).map((row) => [labelOf(row), row]));
      expect((await call("move", { id: b?.id, place_of: a?.id })).status).toBe(200);
      expect((await rows()).map(labelOf)).toEqual(["b", "a", "c"]);
    });

    it("CON-3: a move made from a stale version is refused, and moves nothing", async () => {
      const { a, b } = await create({ a: 0, b: 1 });
      await server.asAdmin("PUT", `${path}/${b?.id}`, { ...b, [label]: "b bis" });
      const { status, body } = await call("move", { id: b?.id, place_of: a?.id, version: b?.version });
      expect(status).toBe(409);
      expect(body.error.data.reply.code).toBe("stale");
      expect(orderOf(await rows())).toEqual(["a 0", "b bis 1"]);
    });

    it("a move of or to an unknown row is refused", async () => {
      const { a } = await create({ a: 0 });
      expect((await call("move", { id: a?.id, place_of: 4242 })).status).toBe(404);
      expect((await call("move", { id: 4242, place_of: a?.id })).status).toBe(404);
      expect((await call("move", { id: a?.id })).status).toBe(400);
    });

    it("CON-3: many simultaneous moves all succeed", async () => {
      await create({ a: 0, b: 1, c: 2, d: 3 });
      const before = await rows();
      const moves = before.flatMap(({ id }) => before.map((other) => ({ id, place_of: other.id })));
      const answers = await Promise.all(moves.map((move) => call("move", move)));
      expect(answers.map(({ status }) => status)).toEqual(moves.map(() => 200));
      const after = await rows();
      expect(after.map(({ order_index }) => order_index)).toEqual([0, 1, 2, 3]);
      expect(after.map(labelOf).toSorted()).toEqual(["a", "b", "c", "d"]);
    });

    it("CON-2: a row is hidden from visitors and shown again, and nothing else changes", async () => {
      const { a } = await create({ a: 0 });
      const hidden = await call("setActive", { id: a?.id, is_active: false, version: a?.version });
      expect(hidden.body.result.data).toMatchObject({ ...a, is_active: false, version: 2, updated_at: expect.any(String) });
      expect((await server.send("GET", publicPath)).body).toEqual([]);
      expect((await call("setActive", { id: a?.id, is_active: true, version: a?.version })).status).toBe(409);
      expect((await call("setActive", { id: a?.id, is_active: true })).status).toBe(200);
      expect((await server.send("GET", publicPath)).body).toHaveLength(1);
      expect((await call("setActive", { id: a?.id, is_active: "oui" })).status).toBe(400);
    });

    it("a visitor who is not signed in changes nothing", async () => {
      const { a, b } = await create({ a: 0, b: 1 });
      expect((await server.send("POST", `/trpc/${noun}.move`, { id: b?.id, place_of: a?.id })).status).toBe(401);
      expect((await server.send("POST", `/trpc/${noun}.setActive`, { id: a?.id, is_active: false })).status).toBe(401);
      expect(orderOf(await rows())).toEqual(["a 0", "b 1"]);
    });
  });
}
