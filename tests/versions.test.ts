import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";

type Packages = Record<string, string>;

/** The oldest version of each package without a weakness known today. Source: SUP-1. */
const OLDEST_SAFE: Packages = {
  node: "24.14.1",
  koa: "3.1.2",
  multer: "2.2.0",
  "@trpc/server": "11.8.0",
  "@mikro-orm/core": "7.0.6",
  "@mikro-orm/migrations": "7.0.6",
  "@mikro-orm/postgresql": "7.0.6",
  "file-type": "21.3.2",
  "sanitize-html": "2.18.1",
  sharp: "0.35.0",
};

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/** Reads the version of every installed package by its name; of one that is installed twice, the oldest. */
function readInstalled(): Packages {
  const versions: Packages = {};
  for (const [path, { version }] of Object.entries(lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8"))).packages)) {
    const name = path.split("node_modules/").at(-1) ?? "";
    const known = versions[name];
    if (version && (!known || isOlder(version, known))) versions[name] = version;
  }
  return versions;
}

/** Whether a version comes before another one, number by number; a release candidate before its release. */
function isOlder(version: string, oldest: string): boolean {
  const [numbers = "", candidate] = version.split("-");
  const [own, least] = [numbers, oldest].map((text) => text.split(".").map(Number));
  for (const [index, number] of (least ?? []).entries()) {
    const difference = (own?.[index] ?? 0) - number;
    if (difference !== 0) return difference < 0;
  }
  return candidate !== undefined;
}

/** Lists the packages of a set with a known weakness. */
function listWeak(packages: Packages): string[] {
  const old = Object.entries(OLDEST_SAFE).filter(([name, oldest]) => packages[name] !== undefined && isOlder(packages[name], oldest));
  const mikroOrm = new Set(Object.keys(packages).flatMap((name) => (name.startsWith("@mikro-orm/") ? [packages[name]] : [])));
  return [
    ...old.map(([name]) => `${name} ${packages[name]}`),
    ...(mikroOrm.size > 1 ? [`@mikro-orm/* ${[...mikroOrm].join(", ")}`] : []),
    ...Object.keys(packages).filter((name) => name.startsWith("react-server-dom-")),
  ];
}

it("SUP-1, DOS-10: no installed package has a known weakness, and none is of React's server components", () => {
  const packages = readInstalled();
  for (const name of ["node", "koa", "multer", "@trpc/server", "@mikro-orm/core", "sanitize-html", "sharp"])
    expect(packages, name).toHaveProperty([name]);
  expect(listWeak(packages)).toEqual([]);
});

it("SUP-1, DOS-10: a set of packages with one is refused", () => {
  expect(listWeak({ koa: "3.1.1" })).toEqual(["koa 3.1.1"]);
  expect(listWeak({ koa: "3.1.2-rc.1", sharp: "1.0.0", multer: "2.10.0" })).toEqual(["koa 3.1.2-rc.1"]);
  expect(listWeak({ "@mikro-orm/core": "7.2.1", "@mikro-orm/sql": "7.2.2" })).toEqual(["@mikro-orm/* 7.2.1, 7.2.2"]);
  expect(listWeak({ "react-server-dom-webpack": "19.2.9" })).toEqual(["react-server-dom-webpack"]);
});
