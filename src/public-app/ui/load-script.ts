const isOffline = () => !import.meta.env.SSR && !navigator.onLine;

/** Loads a script at a press. Browsers never ask again for one that failed: without a connection it is not asked for at
 *  all. */
export async function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  if (isOffline()) throw new TypeError("offline");
  return load();
}

/** Loads a script of a part that may come late: as soon as there is a connection. */
export async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (isOffline()) await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
  return load();
}
