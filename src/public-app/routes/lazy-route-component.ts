import { lazyRouteComponent as lazyComponent } from "@tanstack/react-router";
import { toRpcFailure } from "#public-app/rpc/rpc-failure.ts";

/** A component of a page, in a file of its own. Where the file does not come, the navigation fails as it does without
 *  the page's data: the router's own one would load the document again, which leaves nothing where there is no line. */
export const lazyRouteComponent: typeof lazyComponent = (load, name) => {
  const component = lazyComponent(load, name);
  const { preload } = component;
  component.preload = async () => {
    await load().catch((error: unknown) => {
      throw toRpcFailure(error);
    });
    await preload?.();
  };
  return component;
};
