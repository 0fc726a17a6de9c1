import type { Browser, BrowserContext, Page } from "@playwright/test";
import { makeSection } from "#contracts/page/empty-section.ts";
import { ADMINISTRATORS, type Administrator, type Installation } from "./installation.ts";
import { createLedger, type Ledger, type Resource, type RecordOf } from "./ledger.ts";
import { createRandom, type Random } from "./random.ts";
import { settle } from "./screen.ts";
import { type Switch, takeAway, watchWire, type Wire } from "./wire.ts";

/** A person at a browser, with one tab or more. */
export type Person = { name: Administrator; context: BrowserContext; isOffline: boolean };

/** One tab. Its page is replaced when it is closed. */
export type Seat = { name: string; person: Person; page: Page; wire: Wire; weight: number };

/** All that one seed plays with. */
export type World = {
  installation: Installation;
  random: Random;
  ledger: Ledger;
  /** One of them is opened more often than the others. */
  records: (RecordOf & { weight: number })[];
  /** Visibility of records that were last shown or hidden. */
  shown: Map<string, boolean>;
  /** Launch in which changes may wait. */
  launch: { id: number; title: string; isPublished: boolean };
  seats: Seat[];
  without: Switch | undefined;
  /** Whether something may be in the bin. */
  hasDeleted: boolean;
  /** Actions, in the order in which they were done. */
  log: string[];
  /** Rules broken on the way. */
  broken: string[];
  /** Left of what takes seconds. */
  disasters: number;
};

/** The paths of a resource's forms and lists. */
export const FORM_PATHS = {
  product: "/admin/dashboard/products",
  article: "/admin/dashboard/blog",
  feature: "/admin/dashboard/features",
  page: "/admin/dashboard/pages",
  translation: "/admin/dashboard/translations",
} as const;

/** Path of the launches' forms and list. */
export const LAUNCH_PATH = "/admin/dashboard/launches";

/** End of the path of a translation's form: the article that it translates, and the language. */
const TRANSLATED = /^article-(\d+)-en$/;

/** Path of a record's form. */
export function formPath({ resource, id }: { resource: Resource; id: number | "new" }): string {
  return `${FORM_PATHS[resource]}/${resource === "translation" ? `article-${id}-en` : id}`;
}

/** Finds the record whose form a path opens. */
export function findRecord(path: string): { resource: Resource; id: number | "new" } | undefined {
  for (const [resource, base] of Object.entries(FORM_PATHS)) {
    if (!path.startsWith(`${base}/`)) continue;
    const [, id] = TRANSLATED.exec(path.slice(base.length + 1)) ?? ["", path.slice(base.length + 1)];
    return { resource: resource as Resource, id: id === "new" ? "new" : Number(id) }; // a key of FORM_PATHS
  }
  return undefined;
}

export async function openSeat(
  world: Pick<World, "without" | "installation">,
  options: Pick<Seat, "person" | "name" | "weight">,
): Promise<Seat> {
  const page = await options.person.context.newPage();
  page.setDefaultTimeout(20_000);
  const seat = { ...options, page, wire: await watchWire(page, world.without) };
  await page.goto(`${world.installation.url}${FORM_PATHS.product}`);
  await settle(page);
  return seat;
}

async function openPerson(
  browser: Browser,
  { installation, without }: Pick<World, "without" | "installation">,
  name: Administrator,
): Promise<Person> {
  const { token, user } = await installation.signIn(name);
  const localStorage = [
    { name: "admin_token", value: token },
    { name: "admin_user", value: JSON.stringify(user) },
  ];
  const context = await browser.newContext({
    locale: "fr-FR",
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin: installation.url, localStorage }] },
  });
  await takeAway(context, without);
  return { name, context, isOffline: false };
}

const SENTENCE = "Un texte assez long pour que deux personnes y écrivent à deux endroits différents";

const ENGLISH = "A text that is long enough for two people to write in two different parts of it";

const SECTIONS = [
  makeSection("opening", "opening", { lead: SENTENCE }),
  makeSection("action", "action", { title: "Parlons-en", text: SENTENCE, link_text: "Nous écrire", link_url: "/contact" }),
  makeSection("questions", "questions", { items: [{ question: "Combien\u202f?", answer: SENTENCE }] }),
];

function inputsOf(seed: number): { path: string; resource: Resource; input: object }[] {
  const title = `Graine ${seed} pour deux personnes`;
  const slug = `graine-${seed}`;
  const specifications = [{ name: "Poids", value: "120", unit: "g" }];
  const product = {
    title,
    slug,
    reference: `G-${seed}`,
    category: "Essais",
    short_description: SENTENCE,
    long_description: SENTENCE,
    specifications,
  };
  const content = `<p>${SENTENCE}.</p>\n<p>Un paragraphe au milieu.</p>\n<p>${SENTENCE}.</p>`;
  return [
    { path: "products", resource: "product", input: product },
    { path: "blogs", resource: "article", input: { title, slug, content, excerpt: SENTENCE } },
    { path: "features", resource: "feature", input: { title, description: SENTENCE } },
    { path: "pages", resource: "page", input: { title, slug, sections: SECTIONS } },
  ];
}

/** English translation of the article before anyone writes. */
function translationOf(seed: number): object {
  const content = `<p>${ENGLISH}.</p>\n<p>One paragraph in the middle.</p>\n<p>${ENGLISH}.</p>`;
  return { title: `Seed ${seed} for two people`, excerpt: ENGLISH, content };
}

async function addRecords(installation: Installation, seed: number): Promise<Pick<World, "records" | "launch">> {
  const { token } = await installation.signIn(ADMINISTRATORS[0]);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const send = async (method: string, path: string, body: object): Promise<number> => {
    const reply = await fetch(`${installation.url}/api/admin/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path} could not be made: ${await reply.text()}`);
    const { id } = (await reply.json()) as { id: number }; // by the documented contract
    return id;
  };
  const made = await Promise.all(
    inputsOf(seed).map(async ({ path, resource, input }) => ({ resource, id: await send("POST", path, input), weight: 1 })),
  );
  const { id = 0 } = made.find(({ resource }) => resource === "article") ?? {};
  await send("PATCH", `blogs/${id}/translations`, { translations: { en: { fields: translationOf(seed) } } });
  const title = `Lancement ${seed}`;
  const launch = { id: await send("POST", "launches", { title }), title, isPublished: false };
  return { records: [...made, { resource: "translation", id, weight: 1 }], launch };
}

/** The records of one seed, and three tabs before them: two of one administrator, one of the other. */
export async function openWorld(
  browser: Browser,
  installation: Installation,
  { seed, without }: { seed: number; without?: Switch | undefined },
) {
  const base = {
    installation,
    without,
    random: createRandom(seed),
    ledger: createLedger(seed),
    log: [],
    broken: [],
    shown: new Map<string, boolean>(),
    disasters: 2,
    hasDeleted: false,
  };
  const { records, launch } = await addRecords(installation, seed);
  const [one, other] = await Promise.all(ADMINISTRATORS.map((name) => openPerson(browser, base, name)));
  if (!one || !other) throw new Error("Two administrators are needed.");
  const seatOptions = [
    { person: one, name: "A1", weight: 3 },
    { person: one, name: "A2", weight: 2 },
    { person: other, name: "B1", weight: 5 },
  ];
  const seats = await Promise.all(seatOptions.map((options) => openSeat(base, options)));
  const favourite = base.random.oneOf(records);
  favourite.weight = 20;
  const world: World = { ...base, records, launch, seats };
  return { world, close: () => Promise.all([one, other].map(({ context }) => context.close())) };
}
