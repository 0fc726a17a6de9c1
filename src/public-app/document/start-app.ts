// The script that fetches the app, once the page has been painted with its largest picture: until then the line is left
// to what is seen. The page is whole without it. Where a file does not come, the page stays as the server has made it.
/** Asks for all files of the page at once; the entry alone starts the app. Once that stands, what waited out of sight
 *  is laid out too, a little at each idle moment: a visitor who leaves the page and comes back finds everything as high
 *  as it was. */
function startApp(files: string[], entry: string): void {
  const RETRY_MS = 1000;
  const root = document.documentElement;
  // Into the browser's cache first: a module that did not come once, browsers never ask for again.
  const store = async (file: string): Promise<unknown> => {
    const reply = await fetch(file);
    if (!reply.ok) throw new Error(file);
    return reply.blob();
  };
  const load = async (file: string): Promise<unknown> => {
    await store(file).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return store(file);
    });
    return import(/* @vite-ignore */ file);
  };

  function leaveToBrowser(): void {
    root.toggleAttribute("data-static", true);
    delete window.earlyPresses;
    window.typedAhead?.take();
  }

  const whenIdle = window.requestIdleCallback ?? setTimeout; // Safari has no idle callbacks
  function layOutTheRest() {
    const waiting = [...document.querySelectorAll("[data-late]")];
    for (const part of waiting.slice(0, 4)) part.removeAttribute("data-late");
    if (waiting.length > 0) whenIdle(layOutTheRest);
    else root.removeAttribute("data-arriving");
  }

  window.pageFiles = Promise.all(files.map(load));
  void Promise.all([window.pageFiles, load(entry)])
    .catch(leaveToBrowser)
    .then(() => whenIdle(layOutTheRest));
}

/** Calls back once the page's first picture is painted, or where it takes too long. */
function afterFirstPicture(start: () => void): void {
  const PICTURE_TIMEOUT_MS = 2000;
  const schedule = () => requestAnimationFrame(() => setTimeout(start));
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (!picture) return void schedule();
  const timeout = new Promise((resolve) => setTimeout(resolve, PICTURE_TIMEOUT_MS));
  void Promise.race([picture.decode().catch(() => {}), timeout]).then(() => requestAnimationFrame(schedule));
}

const { entry = "", files = "" } = document.querySelector<HTMLScriptElement>("script[data-entry]")?.dataset ?? {};
afterFirstPicture(() => startApp(JSON.parse(files), entry));
