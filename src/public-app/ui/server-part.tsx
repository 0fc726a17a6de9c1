import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

/** A part that does nothing in the browser: what the server wrote of it stays as it is, and its script comes only where
 *  the browser draws the page itself. `id`: names the part in the whole site, so that no other page's part is taken for
 *  it. */
export function ServerPart({ id, children }: { id: string; children: ReactNode }) {
  const [written] = useState(() => (import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML));
  if (written !== undefined) return <div id={id} dangerouslySetInnerHTML={{ __html: written }} />;
  return (
    <div id={id}>
      <Suspense>{children}</Suspense>
    </div>
  );
}

/** A component for `ServerPart`, whose script comes when it is drawn. `there`: the component itself, for the server,
 *  which waits for nothing while it renders. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  there: ComponentType<Props> | false,
): ComponentType<Props> {
  return there || lazy(async () => ({ default: await load() }));
}
