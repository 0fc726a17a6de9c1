declare global {
  interface Window {
    /** Settles once every file of this page has come; rejects where one does not. */
    pageFiles?: Promise<unknown>;
  }
}

/** Runs in the document by itself: nothing outside of this function is there. Asks for all files at once; the entry alone starts the app. Once that
 *  stands, what waited out of sight is laid out too, a little at each idle moment: a visitor who leaves the page and comes back finds everything as high as it was. */
function startApp(load: (file: string) => Promise<unknown>, files: string[], entry: string) {
  const RETRY_MS = 1000;
  const persist = (file: string) =>
    load(file).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return load(file);
    });

  /** What the sheets say of pages without a script holds from here on. */
  function leaveToBrowser() {
    document.documentElement.toggleAttribute("data-script-failed", true);
    delete window.earlyPresses;
    window.typedAhead?.take();
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (!(rule instanceof CSSMediaRule)) continue;
        const { media } = rule;
        media.mediaText = media.mediaText.replace("scripting: none", "min-width: 0px").replace("scripting: enabled", "max-width: 0px");
      }
    }
  }

  const whenIdle = window.requestIdleCallback ?? setTimeout; // Safari has no idle callbacks
  function layOutTheRest() {
    const waiting = [...document.querySelectorAll("[data-late]")];
    for (const part of waiting.slice(0, 4)) part.removeAttribute("data-late");
    if (waiting.length > 0) whenIdle(layOutTheRest);
    else document.documentElement.removeAttribute("data-arriving");
  }

  window.pageFiles = Promise.all(files.map(persist));
  void Promise.all([window.pageFiles, persist(entry)])
    .catch(leaveToBrowser)
    .then(() => whenIdle(layOutTheRest));
}

/** Runs in the document by itself: nothing outside of this function is there. Calls back once the page's first picture is painted, or where it takes too long. */
function afterFirstPicture(start: () => void) {
  const PICTURE_TIMEOUT_MS = 2000;
  const painted = () => requestAnimationFrame(() => setTimeout(start));
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (!picture) return painted();
  const timeout = new Promise((resolve) => setTimeout(resolve, PICTURE_TIMEOUT_MS));
  void Promise.race([picture.decode().catch(() => {}), timeout]).then(() => requestAnimationFrame(painted));
}

/** The script that fetches the app, once the page has been painted with its largest picture: until then the line is left to what is seen. The page
 *  is whole without it. Where a file does not come, the page stays as the server has made it. */
export function startScript({ preloads, entry }: { preloads: string[]; entry: string }): string {
  const parameters = `(file)=>import(file),${JSON.stringify(preloads)},${JSON.stringify(entry)}`;
  return `(${afterFirstPicture.toString()})(()=>(${startApp.toString()})(${parameters}))`;
}
