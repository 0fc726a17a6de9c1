/** Slugs of the products whose way into the selection was pressed before there was an answer, on this page or on one that was left too soon; undefined
 *  where the browser stores nothing. */
function takeHeard(): string[] | undefined {
  try {
    const heard = localStorage.getItem("ajouts") ?? "";
    localStorage.removeItem("ajouts");
    return heard.split(",").filter(Boolean);
  } catch {
    return undefined;
  }
}

/** Answers what was pressed before there was an answer, one after the other: each finds what the one before has changed. */
export async function answerEarlyPresses(buttons: HTMLButtonElement[]): Promise<void> {
  const heard = takeHeard();
  for (const button of buttons) {
    button.ariaBusy = null;
    const place = button.name === "selection" && heard ? heard.indexOf(button.value) : undefined;
    if (place === -1) continue; // another page has answered it, and the visitor has come back
    if (place !== undefined) heard?.splice(place, 1);
    button.click();
    await Promise.resolve();
  }
  if (!heard?.length) return;
  const { ownSelection } = await import("#public-app/selection/own-selection.ts");
  ownSelection.add(heard.map((slug) => ({ slug, title: slug, quantity: 1, note: "" })));
}
