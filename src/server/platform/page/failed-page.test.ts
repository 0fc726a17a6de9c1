import { expect, it } from "vitest";
import { useTestServer } from "#server/testing/test-server.ts";

const failing = {
  render: async () => {
    throw new TypeError("what no one expected");
  },
};

const lines: string[] = [];
const server = useTestServer({ pages: failing, logTo: (line) => lines.push(line) });

it.each([
  ["/produits", "fr", "Une erreur inattendue est survenue"],
  ["/en/products", "en", "An unexpected error occurred"],
])(
  "OPS-8: a page that fails unexpectedly (%s) is a page in the visitor's language, with the reference of its line in the log",
  async (path, language, title) => {
    const { status, headers, text } = await server.send("GET", path, undefined, { accept: "text/html,*/*;q=0.8" });
    expect(status).toBe(500);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'sha256-");
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(title);
    expect(text).not.toContain("what no one expected");
    const id = headers.get("x-request-id") ?? "";
    expect(text).toContain(id);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ request_id: id, err: expect.objectContaining({ message: "what no one expected" }) }),
    );
  },
);

it.each([
  ["/produits/%00", 400, "Cette adresse est illisible."],
  ["/uploads/personne.webp", 404, "Ce fichier n’existe pas."],
  ["/en/products?q=%ff", 400, "Cette adresse est illisible."],
])("what is refused (%s) is a page for a browser, and JSON for a program", async (path, status, reason) => {
  const page = await server.send("GET", path, undefined, { accept: "text/html,*/*;q=0.8" });
  expect([page.status, page.headers.get("content-type"), page.headers.get("cache-control")]).toEqual([
    status,
    "text/html; charset=utf-8",
    "no-store",
  ]);
  expect(page.text).toContain("Cette page ne peut pas être affichée");
  expect(page.text).toContain(reason);
  expect(page.text).toContain('<a href="/">');
  const { body } = await server.send("GET", path, undefined, { accept: "image/webp,*/*" });
  expect(body).toMatchObject({ success: false, message: reason });
});

it("OPS-8: programs get the error in JSON, whatever they accept under /api and /trpc", async () => {
  const page = await server.send("GET", "/produits", undefined, { accept: "application/json" });
  expect(page.body).toMatchObject({ success: false, code: "internal" });
  await server.orm.em.fork().execute('alter table "feature" rename to "feature_elsewhere"');
  for (const path of ["/api/features", "/trpc/features.listActive"]) {
    const { status, headers } = await server.send("GET", path, undefined, { accept: "text/html" });
    expect(status, path).toBe(500);
    expect(headers.get("content-type"), path).toContain("application/json");
  }
});
