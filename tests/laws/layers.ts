import { type Import, isTest, type Module } from "./module.ts";

const LAYERS = ["contracts", "server", "public-app", "admin-app"];

/** The file that gives the type of the API, the only thing that an app may import of the server. */
const API_TYPE = /^src\/server\/router\.ts$/;

const MIGRATIONS = "src/server/platform/database/migrations/";

/** Packages that contracts may import: both run everywhere. */
const CONTRACT_PACKAGES = new Set(["zod", "diff"]);

function layerOf(path: string): string | undefined {
  return LAYERS.find((layer) => path.startsWith(`src/${layer}/`));
}

function faultOf({ from, to, names, isTypeOnly }: Import): string | undefined {
  const [layer, target] = [layerOf(from), layerOf(to)];
  const isOfContracts = target === "contracts" || CONTRACT_PACKAGES.has(to);
  if (layer === "contracts" && !isOfContracts) return `contracts may import zod and diff only, not ${to}`;
  if (layer === "server" && target && target !== "server" && target !== "contracts") return `the server never imports an app: ${to}`;
  if (layer === "public-app" && target === "admin-app") return `the public app never meets the admin: ${to}`;
  if (layer === "admin-app" && target === "public-app") return `the admin never meets the public app: ${to}`;
  const isApp = layer === "public-app" || layer === "admin-app";
  const isApiType = isTypeOnly && API_TYPE.test(to) && names.every((name) => name === "AppRouter");
  if (isApp && target === "server" && !isApiType) return `an app may import the server only as type { AppRouter }: ${to}`;
  return undefined;
}

/** Whether a migration imports living code: it may import packages and its neighbours only, since its work must not
 *  change. */
function isLivingCode({ from, to }: Import): boolean {
  return from.startsWith(MIGRATIONS) && (to.startsWith("src/") || to.startsWith("#")) && !to.startsWith(MIGRATIONS);
}

/** The two parts of a layer: the lower one is what every resource needs, the upper one the resources themselves. */
const SUBLAYERS = [
  { below: "src/server/platform/", above: "src/server/resources/" },
  { below: "src/admin-app/kit/", above: "src/admin-app/resources/" },
];

/** The files of the composition whose types the platform may import: the services and the API. */
const COMPOSITION = /^src\/server\/(?:services|router)\.ts$/;

/** The queue of mails alone names the two resources whose deletion deletes what was written to them: a foreign key
 *  needs their tables. */
const OUTBOX = /^src\/server\/platform\/mail\/outbox(?:\.entity)?\.ts$/;

function climbs({ from, to, isTypeOnly }: Import): boolean {
  if (OUTBOX.test(from) && /\/(?:contact-request|subscriber)\.entity\.ts$/.test(to)) return false;
  if (from.startsWith("src/server/platform/") && /^src\/server\/[\w.-]+$/.test(to)) return !(isTypeOnly && COMPOSITION.test(to));
  return SUBLAYERS.some(({ below, above }) => from.startsWith(below) && to.startsWith(above));
}

/** Lists imports that cross the layers of the architecture, or lead from a migration to living code. */
export function layerFaults({ path, imports }: Module): string[] {
  if (isTest(path)) return [];
  const crossing = imports.flatMap((edge) => faultOf(edge) ?? []);
  const living = imports.filter(isLivingCode);
  const climbing = imports.filter(climbs).map(({ to }) => `what every resource needs imports none: ${to}`);
  return [...crossing, ...climbing, ...living.map(({ to }) => `a migration imports no living code: ${to}`)];
}
