import { loadScript } from "#public-app/ui/load-script.ts";
import { storedText } from "#public-app/ui/stored-text.ts";

/** Presses of « add to the selection » that are not answered yet, by the products' slugs. The script in the document's
 *  head writes them too. */
const presses = storedText("ajouts");

/** Lists the presses of all pages of this browser. */
export const readPresses = () => presses.read().split(",").filter(Boolean);

const store = (slugs: string[]) => presses.store([...slugs, ""].join(","));

/** Takes a press to be answered; false where another page has answered it. */
export function takePress(slug: string): boolean {
  const kept = readPresses();
  const index = kept.indexOf(slug);
  if (index !== -1) store(kept.toSpliced(index, 1));
  return index !== -1;
}

/** Loads the script that answers a press of a button; undefined where another page has answered. Who leaves before it
 *  comes has the product on the next page. Where it fails although there is a connection, this page is loaded again. */
export async function loadAnswer<Module>(button: HTMLButtonElement, load: () => Promise<Module>): Promise<Module | undefined> {
  store([...readPresses(), button.value]);
  button.ariaBusy = "true";
  try {
    const script = await loadScript(load);
    return takePress(button.value) ? script : undefined;
  } catch (error) {
    if (navigator.onLine && presses.isLasting()) location.reload();
    else takePress(button.value);
    throw error;
  } finally {
    button.ariaBusy = null;
  }
}
