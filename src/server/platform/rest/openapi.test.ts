import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { useTestServer } from "#server/testing/test-server.ts";
import { restRoutes } from "#server/platform/declaration/rest-routes.ts";

const LINTER_RULES = `extends: [recommended]
rules:
  no-invalid-schema-examples: error
  no-invalid-media-type-examples: error
`;

describe("OpenAPI document", () => {
  const server = useTestServer();

  it("the OpenAPI document describes every path of the table, and the uploads", async () => {
    const { body } = await server.send("GET", "/api/openapi.json");
    expect(body.openapi).toMatch(/^3\.1/);
    for (const { method, path, status = 200 } of restRoutes())
      expect(body.paths[path]?.[method]?.responses, `${method} ${path}`).toHaveProperty(String(status));
    expect(body.paths["/api/admin/upload"].post.requestBody.content).toHaveProperty("multipart/form-data");
    const written = body.paths["/api/admin/products"].post.requestBody.content["application/json"].schema;
    expect(written).toEqual({ $ref: "#/components/schemas/ProductInput" });
    expect(body.components.schemas.ProductInput.required).toContain("short_description");
  });

  it("the OpenAPI document describes the refusal of a stale version, and how to ask for a merge", async () => {
    const { info, paths } = (await server.send("GET", "/api/openapi.json")).body;
    expect(info.description).toContain(
      "Un PUT dont la `version` est dépassée est refusé (409), et rien ne change\u202f; avec l’en-tête `Prefer: merge`",
    );
    expect(paths["/api/admin/blogs/{id}"].put.parameters).toContainEqual({ $ref: "#/components/parameters/PreferMerge" });
    expect(paths["/api/admin/blogs"].post.parameters).not.toContainEqual({ $ref: "#/components/parameters/PreferMerge" });
  });

  it("the OpenAPI document names the schemas that clients generate types from, and documents 304 and 503", async () => {
    const { paths, components } = (await server.send("GET", "/api/openapi.json")).body;
    const replyOf = (path: string, method = "get") => paths[path][method].responses["200"].content["application/json"].schema;
    expect(replyOf("/api/products/{slug}")).toEqual({ $ref: "#/components/schemas/Product" });
    expect(replyOf("/api/admin/products/{id}", "put")).toEqual({ $ref: "#/components/schemas/Product" });
    expect(replyOf("/api/products").properties.data.items).toEqual({ $ref: "#/components/schemas/ListedProduct" });
    for (const [path, name] of [
      ["/api/slides", "Slide"],
      ["/api/features", "Feature"],
      ["/api/blogs", "Article"],
      ["/api/admin/categories", "Category"],
    ] as const)
      expect(replyOf(path).items).toEqual({ $ref: `#/components/schemas/${name}` });
    expect(Object.keys(components.schemas.Product.properties)).toContain("short_description");
    for (const { method, path } of restRoutes()) {
      const documented = Object.keys(paths[path][method].responses);
      expect(documented, `${method} ${path}`).toEqual(expect.arrayContaining(method === "get" ? ["304", "503"] : ["503"]));
    }
    expect(components.responses.Error503.headers).toHaveProperty("Retry-After");
  });

  it("the OpenAPI document describes the scan of a list, versions, both statuses of an upsert, and the table of products", async () => {
    const { paths, components } = (await server.send("GET", "/api/openapi.json")).body;
    const { parameters, responses } = paths["/api/admin/products"].get;
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(["cursor", "updated_since"]));
    expect(responses["200"].content["application/json"].schema.properties).toHaveProperty("next_cursor");
    expect(paths["/api/admin/products/{id}"].get.responses["200"].headers).toHaveProperty("ETag");
    expect(paths["/api/admin/slides/{id}"].delete.responses).toHaveProperty("412");
    const upsert = paths["/api/admin/products/by-reference/{reference}"].put;
    for (const status of ["200", "201"])
      expect(upsert.responses[status].content["application/json"].schema).toEqual({ $ref: "#/components/schemas/Product" });
    expect(paths["/api/admin/products/bulk"].post.responses).toHaveProperty("404");
    const { properties } = components.schemas.ProductOperations;
    expect(Object.keys(properties.operations.items.properties)).toEqual(["create", "update", "upsert", "remove"]);
    expect(paths["/api/admin/product-export"].get.responses["200"].content).toHaveProperty("text/csv");
  });

  it("the OpenAPI document describes every event of webhooks, their headers, and no personal data but where it is asked for", async () => {
    const { webhooks, components } = (await server.send("GET", "/api/openapi.json")).body;
    const dataOf = (type: string) => webhooks[type].post.requestBody.content["application/json"].schema.properties.data.properties;
    expect(Object.keys(webhooks)).toEqual(expect.arrayContaining(["product.created", "slide.updated", "category.deleted", "test"]));
    expect(dataOf("product.updated").item).toEqual({ $ref: "#/components/schemas/Product" });
    expect(dataOf("contact_request.created")).toEqual({ id: { type: "integer" } });
    expect(dataOf("request.created").item).toEqual({ $ref: "#/components/schemas/ContactRequest" });
    expect(dataOf("request.erased")).toEqual({ id: { type: "integer" } });
    const headers = Object.values<any>(components.parameters).map(({ name }) => name);
    expect(headers).toEqual(expect.arrayContaining(["webhook-id", "webhook-timestamp", "webhook-signature"]));
    expect(webhooks.test.post.parameters).toContainEqual({ $ref: "#/components/parameters/WebhookSignature" });
    for (const [status, header] of [
      ["401", "WWW-Authenticate"],
      ["405", "Allow"],
      ["429", "Retry-After"],
    ] as const)
      expect(components.responses[`Error${status}`].headers).toHaveProperty(header);
  });

  it("the OpenAPI document passes the OpenAPI linter, each example, which is a real reply, by its schema", async () => {
    const folder = await mkdtemp(join(tmpdir(), "openapi-"));
    const [file, config] = [join(folder, "openapi.json"), join(folder, "redocly.yaml")];
    await writeFile(file, (await server.send("GET", "/api/openapi.json")).text);
    await writeFile(config, LINTER_RULES);
    const cli = join(import.meta.dirname, "../../../../node_modules/@redocly/cli/bin/cli.js");
    const lint = promisify(execFile)(process.execPath, [cli, "lint", file, "--config", config, "--max-problems=200"], {
      env: { ...process.env, REDOCLY_TELEMETRY: "off", CI: "1" },
    });
    await expect(lint.catch(({ stdout, stderr }) => Promise.reject(new Error(`${stdout}${stderr}`)))).resolves.toBeDefined();
  }, 60_000);

  it.each([
    ["fr", "", "API Lumidar", "Lister les produits visibles"],
    ["en", "?lang=en", "Lumidar API", "List the visible products"],
  ])("the OpenAPI document is a page in %s, whose script is ours and evaluates no text", async (language, query, title, summary) => {
    const { headers, text } = await server.send("GET", `/api/docs${query}`);
    expect(headers.get("content-type")).toContain("text/html");
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain("/api/admin/products/{id}/visibility");
    expect(text).toContain(summary);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+='; /);
    expect(policy).not.toContain("unsafe-eval");
    const [, script = ""] = /<script src="([^"]+)"/.exec(text) ?? [];
    const viewer = await server.send("GET", script);
    expect([viewer.status, viewer.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/javascript")]);
    expect(viewer.text).not.toMatch(/\bnew Function\(|[^.\w]eval\(/);
  });
});
