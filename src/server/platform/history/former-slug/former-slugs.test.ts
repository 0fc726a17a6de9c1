import { createTRPCClient, httpLink } from "@trpc/client";
import { describe, expect, it } from "vitest";
import type { AppRouter } from "#server/router.ts";
import { anArticle } from "#server/resources/article/article.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const visitor = () => createTRPCClient<AppRouter>({ links: [httpLink({ url: `${server.url}/trpc` })] });

describe.each([
  {
    resource: "a product",
    path: "/api/admin/products",
    make: aProduct,
    movedTo: (slug: string) => visitor().products.movedTo.query({ slug }),
  },
  {
    resource: "an article",
    path: "/api/admin/blogs",
    make: (fields: Record<string, unknown>) => anArticle({ status: "published", ...fields }),
    movedTo: (slug: string) => visitor().articles.movedTo.query({ slug }),
  },
])("$resource that changed its slug", ({ path, make, movedTo }) => {
  const create = async (fields: Record<string, unknown>) => (await server.asAdmin("POST", path, make(fields))).body;
  const rename = async (item: { id: number }, slug: string) =>
    (await server.asAdmin("PUT", `${path}/${item.id}`, { ...make({}), slug })).body;

  it("every former URL leads to the record", async () => {
    const item = await create({ slug: "premier" });
    await rename(item, "deuxieme");
    await rename(item, "troisieme");
    expect(await movedTo("premier")).toEqual({ slug: "troisieme" });
    expect(await movedTo("deuxieme")).toEqual({ slug: "troisieme" });
  });

  it("the record may take a former slug back, which then redirects no longer", async () => {
    const item = await create({ slug: "aller" });
    await rename(item, "ailleurs");
    await rename(item, "aller");
    expect(await movedTo("aller")).toEqual({ slug: null });
    expect(await movedTo("ailleurs")).toEqual({ slug: "aller" });
  });

  it("the record keeps a refused slug out of its history", async () => {
    await create({ slug: "occupe" });
    const item = await create({ slug: "tenace" });
    await rename(item, "occupe");
    expect(await movedTo("tenace")).toEqual({ slug: null });
  });

  it("a former URL does not betray a deleted record", async () => {
    const item = await create({ slug: "passager" });
    await rename(item, "passager-2");
    await server.asAdmin("DELETE", `${path}/${item.id}`);
    expect(await movedTo("passager")).toEqual({ slug: null });
  });

  it("a slug that was never used leads nowhere", async () => {
    expect(await movedTo("jamais-vu")).toEqual({ slug: null });
  });
});
