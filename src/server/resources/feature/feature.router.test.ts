import { describe, expect, it } from "vitest";
import { describeCrud } from "#server/testing/crud-battery.ts";
import { aFeature } from "./feature.factory.ts";
import { describeFileUrl } from "#server/testing/file-url-battery.ts";
import { describeOrdered } from "#server/testing/order-battery.ts";
import { useTestServer } from "#server/testing/test-server.ts";

describeCrud("a feature", {
  path: "/api/admin/features",
  router: "features",
  noun: "feature",
  valid: aFeature,
  invalid: [{ title: "" }, { description: null }, { order_index: 1.5 }, { icon_url: "//evil.example/x.svg" }],
  change: { icon: "shield" },
});

describeOrdered("the features", {
  noun: "features",
  path: "/api/admin/features",
  publicPath: "/api/features",
  valid: (fields) => aFeature({ ...fields }),
});

describeFileUrl("a feature's icon", {
  path: "/api/admin/features",
  issue: "icon_url",
  input: (icon_url) => aFeature({ icon_url }),
  stored: (body) => body.icon_url,
});

describe("the key features", () => {
  const server = useTestServer();

  it("features are hidden from visitors while they are inactive", async () => {
    await server.asAdmin("POST", "/api/admin/features", aFeature({ title: "Visible" }));
    await server.asAdmin("POST", "/api/admin/features", aFeature({ title: "Cachée", is_active: false }));
    const { body } = await server.send("GET", "/api/features");
    expect(body.map(({ title }: { title: string }) => title)).toEqual(["Visible"]);
  });
});
