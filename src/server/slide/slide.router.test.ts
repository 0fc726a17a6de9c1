import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeCrud } from "#server/testing/crud-battery.ts";
import { aSlide } from "./slide.factory.ts";
import { describeOrdered } from "#server/testing/order-battery.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

describeCrud("a slide", {
  path: "/api/admin/slides",
  valid: aSlide,
  invalid: [{ title: "  " }, { cta_text: "" }, { cta_link: "javascript:alert(1)" }, { order_index: -1 }, { is_active: "oui" }],
  change: { subtitle: "Chaque soir, sans y penser" },
});

describeOrdered("the slides", {
  noun: "slides",
  path: "/api/admin/slides",
  publicPath: "/api/slides",
  valid: (fields) => aSlide({ ...fields }),
});

describe("the carousel", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it("shows visitors the active slides only, in their order", async () => {
    await server.asAdmin("POST", "/api/admin/slides", aSlide({ title: "Troisième", order_index: 9 }));
    await server.asAdmin("POST", "/api/admin/slides", aSlide({ title: "Première", order_index: 1 }));
    await server.asAdmin("POST", "/api/admin/slides", aSlide({ title: "Cachée", order_index: 2, is_active: false }));
    const { body } = await server.send("GET", "/api/slides");
    expect(body.map(({ title }: { title: string }) => title)).toEqual(["Première", "Troisième"]);
  });

  it("puts a new slide after the last one", async () => {
    const { body } = await server.asAdmin("POST", "/api/admin/slides", aSlide());
    expect(body.order_index).toBe(10);
  });
});
