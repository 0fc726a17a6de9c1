import { afterEach, expect, it } from "vitest";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();
afterEach(() => server.setNow(new Date()));

it("security.txt names the contact for vulnerabilities, and expires in the future", async () => {
  for (const today of ["2026-11-22T10:00:00Z", "2031-02-28T23:59:59Z"]) {
    server.setNow(new Date(today));
    const { status, text, headers } = await server.send("GET", "/.well-known/security.txt");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const fields = Object.fromEntries(
      text
        .trim()
        .split("\n")
        .map((line) => line.split(/: (.*)/, 2)),
    );
    expect(fields).toMatchObject({
      Contact: "mailto:bonjour@lumidar.example",
      "Preferred-Languages": "fr, en",
      Canonical: "https://lumidar.example/.well-known/security.txt",
      Policy: "https://lumidar.example/signaler-une-vulnerabilite",
    });
    const days = (Date.parse(fields.Expires) - Date.parse(today)) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  }
});

it("the contact of security.txt is the settings' e-mail address, and its policy stands in the sitemap", async () => {
  const settings = await server.call("GET", "settings.get");
  await server.call("POST", "settings.update", { ...settings, email: "securite@exemple.example" });
  expect((await server.send("GET", "/.well-known/security.txt")).text).toContain("Contact: mailto:securite@exemple.example\n");
  expect((await server.send("GET", "/sitemap.xml")).text).toContain("<loc>https://lumidar.example/signaler-une-vulnerabilite</loc>");
});
