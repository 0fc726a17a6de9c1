/** Loads a script at a press. Browsers never ask again for one that failed: without a connection it is not asked for at
 *  all. */
export async function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!navigator.onLine) throw new TypeError("offline");
  return load();
}
