import { loadScript } from "#public-app/ui/load-script.ts";
import { storedText } from "#public-app/ui/stored-text.ts";

/** Presses of « add to the selection » that are not answered yet: the products' slugs, each between two commas. The
 *  script in the document's head writes them too. */
export const keptPresses = storedText("ajouts");

/** Takes a kept press of a product to be answered; false where another page has answered it. */
export function takePress(slug: string): boolean {
  const kept = keptPresses.read();
  const left = kept.replace(`,${slug},`, "");
  keptPresses.store(left);
  return left !== kept;
}

/** Loads the script that answers a press of a button. Who leaves before it comes has the product on the next page.
 *  Where it fails although there is a connection, this page is loaded again. */
export async function loadAnswer<Module>(button: HTMLButtonElement, load: () => Promise<Module>): Promise<Module> {
  const loadKept = async () => {
    keptPresses.store(`${keptPresses.read()},${button.value},`);
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) location.reload();
      else takePress(button.value); // the visitor is told that it was not added
      throw error;
    }
  };
  button.ariaBusy = "true";
  try {
    return await loadScript(loadKept);
  } finally {
    button.ariaBusy = null;
  }
}
