import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { brokenLaws, type Source } from "./laws.ts";

const ROOT = join(import.meta.dirname, "..");

function read(path: string): Source {
  return { path, text: readFileSync(join(ROOT, path), "utf8") };
}

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "src"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.tsx?$/.test(path));

describe("the laws of the house", () => {
  it("are kept by every source", () => {
    expect(tracked.length).toBeGreaterThan(50);
    expect(brokenLaws(tracked.map(read))).toEqual([]);
  });

  it.each([
    [
      "contracts importing a library",
      "src/contracts/x/x.ts",
      `import { z } from "zod"; import koa from "koa";`,
      "contracts may import zod only",
    ],
    ["contracts importing the server", "src/contracts/x/x.ts", `import type { A } from "#server/app.ts";`, "contracts may import zod only"],
    [
      "the server importing an app",
      "src/server/x.ts",
      `const page = await import("#public-app/entry-server.tsx");`,
      "the server never imports an app",
    ],
    ["the public app importing the admin", "src/public-app/x.tsx", `export { a } from "#admin-app/theme.ts";`, "never meets the admin"],
    ["the admin importing the public app", "src/admin-app/x.tsx", `import "../public-app/styles/base.css";`, "never meets the public app"],
    ["an app importing server code", "src/public-app/x.tsx", `import { appRouter } from "#server/router.ts";`, "only as type"],
    ["an app importing another server type", "src/admin-app/x.tsx", `import type { Config } from "#server/config.ts";`, "only as type"],
    ["the environment read elsewhere", "src/server/x.ts", `export const port = process.env.PORT;`, "only config.ts"],
    ["a vague folder", "src/server/utils/x.ts", `export const a = 1;`, "says nothing"],
    [
      "a procedure without output",
      "src/server/x/x.router.ts",
      `export const r = router({ a: publicProcedure.query(() => 1) });`,
      "no .output",
    ],
    [
      "a procedure without output beside its router",
      "src/server/x/x-desk.ts",
      `export const desk = { a: adminProcedure.input(b).query(() => 1) };`,
      "no .output",
    ],
    [
      "a default in a contract",
      "src/contracts/x/x.ts",
      `import { z } from "zod"; export const s = z.string().default("");`,
      "would reset stored values",
    ],
    ["a page in French only", "src/public-app/x/messages.fr.ts", `export const m = { title: "Bonjour" };`, "has no English"],
    [
      "a plain space before a colon",
      "src/admin-app/x.tsx",
      `export const X = () => <p title={\`Actif : \${a}\`} />;`,
      "narrow no-break space",
    ],
    ["a plain space in quotation marks", "src/server/x.ts", `export const x = "Cochez « Comparer »";`, "narrow no-break space"],
    ["a sentence in a component", "src/public-app/x.tsx", `export const X = () => <p>Réessayer</p>;`, "outside its *.fr.ts"],
  ])("refuse %s", (_what, path, text, law) => {
    expect(brokenLaws([{ path, text }]).join("\n")).toContain(law);
  });

  it("refuse whatever heavy thing the public bundle reaches, however far away", () => {
    const entry = { path: "src/public-app/entry-client.tsx", text: `import "./a.tsx";` };
    const reach = (text: string) =>
      brokenLaws([entry, { path: "src/public-app/a.tsx", text: `import "#contracts/b.ts";` }, { path: "src/contracts/b.ts", text }]);
    expect(reach(`import { z } from "zod";`).join()).toContain("zod would reach every visitor");
    expect(reach(`import type { z } from "zod";`)).toEqual([]);
    for (const heavy of ["@mantine/core", "@tiptap/react", "@dnd-kit/react", "@tanstack/react-query"]) {
      expect(brokenLaws([{ ...entry, text: `import "${heavy}";` }]).join()).toContain("would reach every visitor");
    }
  });
});
