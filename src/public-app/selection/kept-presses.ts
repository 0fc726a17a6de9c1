import { loadScript } from "#public-app/ui/load-script.ts";
import { storedText } from "#public-app/ui/stored-text.ts";

/** Presses of « add to the selection » that are not answered yet: the products' slugs, a comma after each. The script
 *  in the document's head writes them too. */
export const keptPresses = storedText("ajouts");

/** Loads the script that answers a press of a button. Who leaves before it comes has the product on the next page.
 *  Where it fails although there is a connection, this page is loaded again. */
export async function loadAnswer<Module>(button: HTMLButtonElement, load: () => Promise<Module>): Promise<Module> {
  const press = `${button.value},`;
  button.ariaBusy = "true";
  try {
    return await loadScript(() => {
      keptPresses.store(keptPresses.read() + press);
      return load();
    });
  } catch (error) {
    if (navigator.onLine) location.reload();
    else keptPresses.store(keptPresses.read().replace(press, "")); // the visitor is told that it was not added
    throw error;
  } finally {
    button.ariaBusy = null;
  }
}
