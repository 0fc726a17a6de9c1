import type { Page, Request } from "@playwright/test";
import { expect, test, visit } from "./fixtures.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Rechercher un produit" });
const count = (page: Page) => page.getByRole("status");
const clear = (page: Page) => page.getByRole("button", { name: "Effacer les filtres" });
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Stops the page's clock, and holds what it asks of the catalogue until it is released. `asked` and `givenUp` are the
 *  words of its requests. */
async function holdRequests(page: Page) {
  const asked: string[] = [];
  const givenUp: string[] = [];
  const note = (list: string[]) => (request: Request) => {
    const sent = new URL(request.url()).searchParams.get("input") ?? "";
    if (request.url().includes("products.catalogue")) list.push(/"q":"([^"]*)/.exec(sent)?.[1] ?? "");
  };
  page.on("request", note(asked));
  page.on("requestfailed", note(givenUp));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/products.catalogue*", async (route) => {
    await released;
    await route.continue().catch(() => {}); // given up meanwhile
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  /** The same a moment later. */
  const askedLater = async () => {
    await page.clock.runFor(20);
    return asked;
  };
  return { asked, askedLater, givenUp, release };
}

test("the catalogue asks once per pause in typing, and gives up what it asked before", async ({ page, shop }) => {
  await shop.add({ title: "Givre" });
  await visit(page, "/produits");
  const { asked, askedLater, givenUp, release } = await holdRequests(page);
  await search(page).pressSequentially("gi");
  await page.clock.runFor(60);
  await search(page).press("v");
  await page.clock.runFor(60);
  expect(asked).toEqual([]);
  await expect.poll(askedLater).toEqual(["giv"]);
  await search(page).pressSequentially(`re ${shop.mark}`);
  await expect.poll(askedLater).toEqual(["giv", `givre ${shop.mark}`]);
  await expect.poll(() => givenUp).toEqual(["giv"]);
  release();
  await page.clock.resume();
  await expect(count(page)).toHaveText("1 produit");
});

test("the catalogue keeps the letters that are typed while an answer arrives", { tag: "@long" }, async ({ page, shop }) => {
  await shop.add({ title: "Givre" });
  await shop.add({ title: "Gîte" });
  await visit(page, "/produits");
  const { askedLater, release } = await holdRequests(page);
  await search(page).pressSequentially(shop.mark);
  await expect.poll(askedLater).toEqual([shop.mark]);
  await search(page).pressSequentially(" givre");
  release();
  await expect(count(page)).toHaveText("2 produits");
  await expect(search(page)).toHaveValue(`${shop.mark} givre`);
  await page.clock.resume();
  await expect(count(page)).toHaveText("1 produit");
  expect(parameters(page)).toEqual({ q: `${shop.mark} givre` });
});

test("a press on Enter waits for no pause, and a button that is pressed meanwhile has the last word", async ({ page, shop }) => {
  await shop.add({ title: "Givre", category: "Sondes" });
  await visit(page, `/produits?category=${encodeURIComponent(`Sondes ${shop.mark}`)}`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).fill("givre");
  await search(page).press("Enter");
  await expect(page).toHaveURL(/q=givre/);
  await search(page).fill("brume");
  await clear(page).click();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(clear(page)).toBeHidden();
  await expect(search(page)).toHaveValue("");
  expect(parameters(page)).toEqual({});
});
