import { rm } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { Feature } from "#server/resources/feature/feature.entity.ts";
import { ContactRequest } from "#server/resources/contact-request/contact-request.entity.ts";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const NOW = new Date("2025-03-12T10:00:00Z"); // a Wednesday

describe("the dashboard", () => {
  const server = useTestServer();

  const overview = async () => {
    server.setNow(NOW);
    return server.call("GET", "dashboard.overview");
  };

  it("compares what was created in the last 30 days with the 30 days before", async () => {
    const em = server.orm.em.fork();
    const days = [
      "2025-03-12T10:00:00Z",
      "2025-02-20T00:00:00Z",
      "2025-02-10T10:00:00.001Z",
      "2025-02-10T10:00:00Z",
      "2025-01-01T00:00:00Z",
    ];
    for (const day of days) em.create(Feature, { ...aFeature(), order_index: 0, created_at: new Date(day) });
    await em.flush();
    expect((await overview()).growth).toMatchObject({ features: { recent: 3, before: 1 }, products: { recent: 0, before: 0 } });
  });

  it("shows the latest requests and how many came each week where the company is, weeks without any too", async () => {
    const em = server.orm.em.fork();
    for (const day of [
      "2025-03-09T23:00:00Z",
      "2025-03-09T22:59:59Z",
      "2025-03-02T23:00:00Z",
      "2024-12-22T23:00:00Z",
      "2024-12-22T22:59:59Z",
    ])
      em.create(ContactRequest, {
        ...aContactRequest({ subject: day }),
        language: "fr",
        created_at: new Date(day),
        due_at: new Date(day),
      });
    await em.flush();
    const { requests, weeks } = await overview();
    expect(requests).toHaveLength(5);
    expect(requests[0]).toEqual({
      id: expect.any(Number),
      created_at: "2025-03-09T23:00:00.000Z",
      requestType: "demo",
      name: "Leïla Ben Salah",
      company: "",
      subject: "2025-03-09T23:00:00Z",
    });
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({ from: "2024-12-23", count: 1 });
    expect(weeks.slice(-3)).toEqual([
      { from: "2025-02-24", count: 0 },
      { from: "2025-03-03", count: 2 },
      { from: "2025-03-10", count: 1 },
    ]);
  });

  it("counts the requests that wait for an answer, and the late ones", async () => {
    const em = server.orm.em.fork();
    await em.nativeDelete(ContactRequest, {});
    const wait = { language: "fr" as const, created_at: NOW };
    const [past, later] = [new Date(NOW.getTime() - 1), new Date(NOW.getTime() + 1)];
    em.create(ContactRequest, { ...aContactRequest(), ...wait, due_at: past });
    em.create(ContactRequest, { ...aContactRequest(), ...wait, due_at: later });
    em.create(ContactRequest, { ...aContactRequest(), ...wait, due_at: past, status: "in_progress" });
    em.create(ContactRequest, { ...aContactRequest(), ...wait, due_at: past, status: "done" });
    await em.flush();
    expect((await overview()).due).toEqual({ new: 2, in_progress: 1, late: 2 });
  });

  it("shows the drafts that wait", async () => {
    await server.asAdmin("POST", "/api/admin/blogs", anArticle({ title: "En cours" }));
    await server.asAdmin("POST", "/api/admin/blogs", anArticle({ title: "Publié", status: "published" }));
    expect((await overview()).drafts).toMatchObject({ total: 1, latest: [{ title: "En cours" }] });
  });

  it("shows the true state of database, mail and storage", async () => {
    const { status } = await overview();
    expect(status.mail).toBe("unconfigured");
    expect(status.database_ms).toBeGreaterThan(0);
    expect(Date.parse(status.up_since)).toBeLessThan(NOW.getTime());
    expect(status.storage).toEqual({ is_writable: true, free: expect.any(Number) });
    expect(status.storage.free).toBeGreaterThan(0);
    await rm(server.uploadsFolder, { recursive: true });
    expect((await overview()).status.storage).toEqual({ is_writable: false, free: 0 });
  });

  it("the dashboard is closed to anyone who is not signed in", async () => {
    expect((await server.send("GET", "/trpc/dashboard.overview")).status).toBe(401);
    expect((await server.send("GET", "/api/admin/dashboard/stats")).status).toBe(401);
  });
});
