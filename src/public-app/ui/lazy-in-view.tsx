import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";

/** A part far down its page, whose links and forms the browser follows alone: where the server has drawn it, its script
 *  comes when it is in view. Until then it is drawn once: what is drawn again before its script has come, React would
 *  throw away. Where the script does not come, it stays as it is. `there`: the part itself, for the server, which waits
 *  for nothing while it renders. */
export function lazyInView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  there: ComponentType<Props> | false,
): ComponentType<Props> {
  const inView = Promise.withResolvers<void>();
  let isLoaded = false;
  const Part =
    there ||
    lazy(async () => {
      await inView.promise;
      const part = await load().catch(() => new Promise<never>(() => {}));
      isLoaded = true;
      return { default: part };
    });

  return function InView(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const part = (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
    const [first] = useState(part);

    useEffect(() => {
      if (part !== first) inView.resolve(); // what it shows has changed
    });

    useEffect(() => {
      const { current } = container;
      // Where the container is empty, the browser draws the part itself.
      if (!current?.hasChildNodes()) inView.resolve();
      else {
        const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && inView.resolve());
        observer.observe(current);
        return () => observer.disconnect();
      }
      return undefined;
    }, []);

    return <div ref={container}>{isLoaded ? part : first}</div>;
  };
}
