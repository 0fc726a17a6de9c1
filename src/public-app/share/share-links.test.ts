import { expect, test } from "vitest";
import { shareUrls } from "./share-links.tsx";

test("a shared link has the URL and the title unchanged, whatever letters they hold", () => {
  const { mail, networks } = shareUrls("https://lumidar.example/blog/a?b=c&d", "Été & « hiver »");
  const letter = new URL(mail).searchParams;
  expect([letter.get("subject"), letter.get("body")]).toEqual(["Été & « hiver »", "https://lumidar.example/blog/a?b=c&d"]);
  expect(new URL(networks[0]?.href ?? "").searchParams.get("text")).toBe("Été & « hiver » https://lumidar.example/blog/a?b=c&d");
  for (const { href } of networks.slice(1))
    expect([...new URL(href).searchParams.values()]).toEqual(["https://lumidar.example/blog/a?b=c&d"]);
});
