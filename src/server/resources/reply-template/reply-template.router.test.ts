import { describe, expect, it } from "vitest";
import { describeCrud } from "#server/testing/crud-battery.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aReplyTemplate } from "./reply-template.factory.ts";

const PATH = "/api/admin/reply-templates";

describeCrud("a template of answers", {
  path: PATH,
  router: "replyTemplates",
  noun: "reply-template",
  valid: aReplyTemplate,
  invalid: [{ name: " " }, { subject: "" }, { text: "" }, { text: "x".repeat(5001) }, { language: "xx" }],
  change: { text: "Bonjour {prénom} {nom}" },
});

describe("templates of answers", () => {
  const server = useTestServer();

  it("a template is refused, saying what fills, where something else stands between braces", async () => {
    for (const field of ["subject", "text"]) {
      const { status, body } = await server.asAdmin("POST", PATH, aReplyTemplate({ [field]: "Bonjour {prénon}" }));
      expect(status).toBe(400);
      expect(body.issues).toEqual([{ path: field, message: expect.stringMatching(/^«\u202f\{prénon\}\u202f» .*\{prénom\}, \{nom\}/) }]);
    }
    expect((await server.asAdmin("POST", PATH, aReplyTemplate({ text: "{Prenom} {SOCIETE}" }))).status).toBe(201);
  });

  it("templates are listed by their names, in French order", async () => {
    for (const name of ["Été", "Zone", "Devis 10", "Devis 9"]) await server.asAdmin("POST", PATH, aReplyTemplate({ name }));
    const names = (await server.asAdmin("GET", PATH)).body.map(({ name }: { name: string }) => name);
    expect(names.filter((name: string) => name !== aReplyTemplate().name)).toEqual(["Devis 9", "Devis 10", "Été", "Zone"]);
  });
});
