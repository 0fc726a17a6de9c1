import { useState, useSyncExternalStore } from "react";

const no = () => false;
const yes = () => true;
const never = () => no;

/** Whether the document brought this part of the page: it stays true once hydrated, and is false of what the browser made itself, such as the
 *  page that « Précédent » leads back to. (`useIsHydrated` tells the moment, and has a file that this page need not wait for.) */
export function useIsArrival(): boolean {
  return useState(useSyncExternalStore(never, no, yes))[0];
}
