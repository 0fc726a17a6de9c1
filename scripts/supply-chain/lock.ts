/** An installed package, as the lock describes it. */
export type LockedPackage = {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  hasInstallScript?: boolean;
};

/** The part of `package-lock.json` that is looked at. The empty path is the project itself. */
export type Lock = { packages: Record<string, LockedPackage> };

/** A package of the lock with its name and where it stands. */
export type Dependency = LockedPackage & { name: string };

/** Every package of a lock but the project itself. */
export function dependenciesOf({ packages }: Lock): Dependency[] {
  const installed = Object.entries(packages).filter(([path]) => path !== "");
  const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  return installed.map(([path, locked]) => Object.assign({ name: nameOf(path) }, locked));
}

/** Lists the packages that could differ from those that were tested: without a strong checksum, or from another source.
 *  */
export function listUnsealed(lock: Lock): string[] {
  const isSealed = ({ integrity = "", resolved }: Dependency) => integrity.startsWith("sha512-") && resolved === undefined;
  return dependenciesOf(lock)
    .filter((dependency) => !isSealed(dependency))
    .map(({ name }) => name);
}

/** Lists the packages that run a program when they are installed, and are not allowed to by name. */
export function unnamedScripts(lock: Lock, allowed: Record<string, boolean>): string[] {
  return dependenciesOf(lock)
    .filter(({ name, hasInstallScript }) => hasInstallScript && !allowed[name])
    .map(({ name }) => name);
}

/** Lists the releases of a lock that an earlier one lacks, as `name@version`. */
export function newReleases(lock: Lock, earlier: Lock): string[] {
  const releasesOf = (each: Lock) => new Set(dependenciesOf(each).map(({ name, version }) => `${name}@${version}`));
  return [...releasesOf(lock).difference(releasesOf(earlier))];
}
