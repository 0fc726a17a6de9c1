let caught: string | undefined;

function catchKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === "Escape") return stop();
  if (event.key === "Backspace") caught = caught?.slice(0, -1);
  else if (event.key.length === 1) caught += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function stop(): void {
  caught = undefined;
  window.removeEventListener("keydown", catchKey, { capture: true });
}

/** Catches what is typed while a field is still on its way, so that no letter is lost; `takeTypedAhead` hands it
 *  over. */
export function catchTyping(): void {
  caught ??= "";
  window.addEventListener("keydown", catchKey, { capture: true });
}

/** Gives the keys typed since `catchTyping`, and stops catching them. */
export function takeTypedAhead(): string {
  const typed = caught ?? "";
  stop();
  return typed;
}
