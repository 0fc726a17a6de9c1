/** Ctrl or ⌘ K from anywhere; « / » only where nothing but the page itself listens to keys. Source: WCAG 2.1.4. It
 *  stands in the document's head: nothing outside of this function is there. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() === "k") return (ctrlKey || metaKey) && !altKey && !shiftKey;
  const focused = document.activeElement;
  return key === "/" && !ctrlKey && !metaKey && !altKey && (focused === document.body || focused?.id === "contenu");
}
