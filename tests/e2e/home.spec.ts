import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Slide } from "#contracts/slide/slide.ts";
import { bodyOf } from "./body-of.ts";
import { expect, expectDrawn, expectHydrated, test, visit } from "./fixtures.ts";

// The carousel moves; a journey that wants it to stand still says so.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const START = Date.parse("2026-01-05T18:00:00Z");

/** Opens the home page in a browser whose clock stands still until the journey moves it. */
async function openHome(page: Page): Promise<Locator> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + 3_600_000);
  await page.goto("/");
  const picture = page.locator("img[fetchpriority=high]").first();
  // the script comes after the first picture, and two frames
  await picture.evaluate((image: { decode: () => Promise<void> }) => image.decode());
  await page.clock.runFor(100);
  await expectHydrated(page);
  return carouselOf(page);
}

function carouselOf(page: Page): Locator {
  return page.getByRole("region", { name: "À la une" });
}

/** The slides whose text one could read; a group that is hidden has no role. */
function shownSlides(carousel: Locator): Locator {
  return carousel.getByRole("group", { name: / sur \d+$/ });
}

async function expectShown(carousel: Locator, position: number) {
  await expect(shownSlides(carousel)).toHaveCount(1);
  await expect(shownSlides(carousel)).toHaveAccessibleName(`${position} sur 4`);
  await expect(carousel.getByRole("button", { name: new RegExp(`^Diapositive ${position}`) })).toHaveAttribute("aria-current", "true");
}

/** Watches the requests for each scene, by the slide's picture. */
function watchScenes(page: Page, slides: Slide[]) {
  const asked = new Set<number>();
  page.on("request", (request) => {
    const name = slides.findIndex(({ image_url }) => request.url().includes(image_url.replace(/\.webp$/, "")));
    if (name >= 0) asked.add(name + 1);
  });
  return asked;
}

async function activeSlides(request: APIRequestContext): Promise<Slide[]> {
  return bodyOf(await request.get("/api/slides"));
}

test.describe("the carousel", () => {
  test("the carousel moves on every 5 seconds, and starts again after the last slide", { tag: "@long" }, async ({ page }) => {
    const carousel = await openHome(page);
    await expectShown(carousel, 1);
    await page.clock.runFor(4999);
    await expectShown(carousel, 1);
    await page.clock.runFor(1);
    await expectShown(carousel, 2);
    for (const position of [3, 4, 1]) {
      await page.clock.runFor(5000);
      await expectShown(carousel, position);
    }
  });

  test("the carousel rests for 10 seconds after a hand moved it, wherever the pointer stayed", { tag: "@long" }, async ({ page }) => {
    const carousel = await openHome(page);
    await carousel.getByRole("button", { name: "Diapositive suivante" }).click();
    await expectShown(carousel, 2);
    await page.clock.runFor(10_000);
    await expectShown(carousel, 2);
    await page.clock.runFor(4999);
    await expectShown(carousel, 2);
    await page.clock.runFor(1);
    await expectShown(carousel, 3);
  });

  test("the carousel turns both ways and to any slide by hand", { tag: "@long" }, async ({ page }) => {
    const carousel = await openHome(page);
    await carousel.getByRole("button", { name: "Diapositive précédente" }).click();
    await expectShown(carousel, 4);
    await carousel.getByRole("button", { name: "Diapositive suivante" }).click();
    await expectShown(carousel, 1);
    await carousel.getByRole("button", { name: /^Diapositive 3/ }).click();
    await expectShown(carousel, 3);
    await expectDrawn(shownSlides(carousel).getByRole("img"));
  });

  test("the carousel stays where it was stopped, until it is told to go on", { tag: "@long" }, async ({ page }) => {
    const carousel = await openHome(page);
    await carousel.getByRole("button", { name: "Mettre le carrousel en pause" }).click();
    await page.mouse.move(640, 2000);
    await page.clock.runFor(120_000);
    await expectShown(carousel, 1);
    await carousel.getByRole("button", { name: "Diapositive suivante" }).click();
    await page.clock.runFor(120_000);
    await expectShown(carousel, 2);

    await carousel.getByRole("button", { name: "Relancer le carrousel" }).click();
    await page.getByRole("contentinfo").hover();
    await page.clock.runFor(5000);
    await expectShown(carousel, 3);
  });

  test("the carousel waits while a pointer or the keyboard is in it, and speaks only then", { tag: "@long" }, async ({ page }) => {
    const carousel = await openHome(page);
    const slides = carousel.locator("[aria-live]");
    await expect(slides).toHaveAttribute("aria-live", "off");
    await page.mouse.move(900, 400);
    await expect(slides).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(60_000);
    await expectShown(carousel, 1);
    await page.mouse.move(640, 20);
    await carousel.dispatchEvent("pointerout");
    await expect(slides).toHaveAttribute("aria-live", "off");

    await page.keyboard.press("Tab");
    for (let tabs = 0; tabs < 20 && (await carousel.locator(":focus").count()) === 0; tabs++) await page.keyboard.press("Tab");
    await expect(carousel.locator(":focus")).toHaveCount(1);
    await expect(slides).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(60_000);
    await expectShown(carousel, 1);
  });

  test("the carousel waits while its tab is hidden", { tag: "@long" }, async ({ page }) => {
    const carousel = await openHome(page);
    const setHidden = (isHidden: boolean) =>
      page.evaluate(
        `Object.defineProperty(document, "hidden", { configurable: true, value: ${isHidden} }); document.dispatchEvent(new Event("visibilitychange"))`,
      );
    await setHidden(true);
    await page.clock.runFor(60_000);
    await expectShown(carousel, 1);
    await setHidden(false);
    await page.clock.runFor(5000);
    await expectShown(carousel, 2);
  });

  test("the carousel keeps the slides that are not shown from keyboard and screen reader", { tag: "@long" }, async ({ page }) => {
    const carousel = await openHome(page);
    await expect(carousel).toHaveAttribute("aria-roledescription", "carrousel");
    await expect(shownSlides(carousel)).toHaveAttribute("aria-roledescription", "diapositive");
    await expect(carousel.getByRole("link")).toHaveCount(1);
    await carousel.getByRole("button", { name: "Diapositive suivante" }).click();
    await expectShown(carousel, 2);
    await expect(carousel.getByRole("link")).toHaveCount(1);
    await expect(carousel.locator("#diapositive-1")).toHaveAttribute("inert");
  });

  test(
    "the carousel asks for the first scene at once, for another one only when its turn comes",
    { tag: "@long" },
    async ({ page, request }) => {
      const asked = watchScenes(page, await activeSlides(request));
      const carousel = await openHome(page);
      await expectDrawn(shownSlides(carousel).getByRole("img"));
      await page.waitForLoadState("networkidle");
      expect([...asked]).toEqual([1]);
      await page.clock.runFor(2000);
      await expect.poll(() => [...asked]).toEqual([1, 2]);
    },
  );

  test("the carousel names its first scene in the document's head, in the widths and format that are shown", async ({ page }) => {
    await visit(page, "/");
    const preload = page.locator("head link[rel=preload][as=image]");
    await expect(preload).toHaveCount(1);
    const shown = await shownSlides(carouselOf(page))
      .getByRole("img")
      .evaluate((image: { currentSrc: string }) => new URL(image.currentSrc).pathname);
    expect(await preload.getAttribute("imagesrcset")).toContain(shown);
    await expect(preload).toHaveAttribute("imagesizes", /100vw/);
    await expect(preload).toHaveAttribute("fetchpriority", "high");
  });

  test("the carousel says that it is on its way while the home page's content is fetched", { tag: "@long" }, async ({ page }) => {
    await visit(page, "/contact");
    const held = Promise.withResolvers<void>();
    await page.route("**/trpc/**slides.listActive**", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Accueil" }).click();
    await expect(page.getByText("Chargement du carrousel...")).toBeVisible();
    held.resolve();
    await expect(shownSlides(carouselOf(page))).toHaveCount(1);
    await expect(page.getByText("Chargement du carrousel...")).toBeHidden();
  });

  test("the carousel gives way to the name and the promise where there is no slide", async ({ page, administration, request }) => {
    const slides = await activeSlides(request);
    const setActive = async (is_active: boolean) => {
      for (const { id, version: _, ...slide } of slides) {
        const reply = await administration.put(`/api/admin/slides/${id}`, { data: { ...slide, is_active } });
        expect(reply.ok()).toBe(true);
      }
    };
    await setActive(false);
    try {
      await visit(page, "/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lumidar");
      await expect(page.getByRole("main").getByText("Votre maison connectée intelligemment")).toBeVisible();
      await expect(carouselOf(page)).toHaveCount(0);
    } finally {
      await setActive(true);
    }
  });
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the carousel stands still, and turns by hand without a fade", { tag: "@long" }, async ({ page }) => {
    const carousel = await openHome(page);
    await page.clock.runFor(120_000);
    await expectShown(carousel, 1);
    await carousel.getByRole("button", { name: "Diapositive suivante" }).click();
    await expectShown(carousel, 2);
    await expect(shownSlides(carousel)).toHaveCSS("transition-property", "none");
    await expect(carousel.getByRole("button", { name: "Relancer le carrousel" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first slide stands, and links lead to the others", async ({ page }) => {
    await page.goto("/");
    const carousel = carouselOf(page);
    await expect(page.locator("#diapositive-1")).toBeInViewport({ ratio: 0.9 });
    await expect(carousel.getByRole("button")).toHaveCount(0);
    await carousel.getByRole("link", { name: /^Diapositive 3/ }).click();
    await expect(page.locator("#diapositive-3")).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator("#diapositive-1")).not.toBeInViewport();
  });
});

test("a finger turns the carousel sideways, and scrolls the page up and down", { tag: ["@phone", "@long"] }, async ({ page }) => {
  const carousel = await openHome(page);
  const touch = await page.context().newCDPSession(page);
  const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const at = (part: number) => [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await swipe({ x: 320, y: 300 }, { x: 80, y: 310 });
  await expectShown(carousel, 2);
  await swipe({ x: 80, y: 300 }, { x: 320, y: 290 });
  await expectShown(carousel, 1);
  await swipe({ x: 200, y: 600 }, { x: 190, y: 200 });
  await expect.poll(() => page.evaluate("window.scrollY")).toBeGreaterThan(100);
  await expectShown(carousel, 1);
});

test(
  "the key features stand in full rows of three, their heading in what the last row would leave empty",
  { tag: "@long" },
  async ({ page }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, "/");
      const region = page.getByRole("region", { name: "Tout ce qui compte, réuni" });
      const features = region.getByRole("listitem");
      const boxes = await Promise.all((await features.all()).map((feature) => feature.boundingBox()));
      expect(boxes.length % 3, "features alone would leave a row that is not full").toBeGreaterThan(0);
      expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(3);
      expect(new Set(boxes.map((box) => Math.round(box?.width ?? 0))).size).toBe(1);
      const last = await features.last().boundingBox();
      const rightmost = Math.max(...boxes.map((box) => box?.x ?? 0));
      expect(last?.x, "the last feature ends its row").toBe(rightmost);
    }
  },
);

test("four stories are told in pictures, each with a way to more", async ({ page }) => {
  await visit(page, "/");
  const stories = page.locator("#recits").getByRole("listitem");
  await expect(stories).toHaveCount(4);
  for (const story of await stories.all()) {
    await story.scrollIntoViewIfNeeded();
    await expectDrawn(story.getByRole("img"));
  }
  await stories.nth(1).getByRole("link").click();
  await expect(page).toHaveURL(/\/fonctionnalites#climat$/);
  await expect(page.getByRole("heading", { name: "Gestion du climat" })).toBeInViewport();
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: "Accueil" }).click();
  await expect(stories, "drawn by the browser itself, they are the same").toHaveCount(4);
});

test("the home page shows the claimed figures, new products, the newest articles and the way to a demo", async ({ page }) => {
  await visit(page, "/index");
  await expect(page, "its record's slug leads to it").toHaveURL(/\d\/$/);
  const figures = page.getByRole("region", { name: "En quelques chiffres" });
  await expect(figures.getByRole("definition")).toHaveText([/^10.000\+$/, /^99,9.%$/, /^30.%$/, "24/7"]);
  await expect(page.getByRole("region", { name: "Les nouveautés" }).getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Nos derniers conseils" }).getByRole("article")).toHaveCount(3);
  const invitation = page.getByRole("region", { name: "Voyez-la vivre" });
  await expect(invitation.getByRole("link", { name: /^\+216/ })).toHaveAttribute("href", /^tel:\+\d+$/);
  await invitation.getByRole("link", { name: "Demander une démo" }).click();
  await expect(page).toHaveURL(/\/contact\?type=demo$/);
});
