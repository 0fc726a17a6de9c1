import type { Plugin } from "vite";

const LAZY = /lazyRouteComponent\(\(\) => import\("#([^"]+)"\), ("?\w+"?)\)/g;

/** Notes on each lazy component of a route, where pages are rendered, which module it comes from: the page names the files of its own modules
 *  at once, and the browser does not learn of them one after the other. */
export function notingModules(): Plugin {
  return {
    name: "noting-modules",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name.startsWith("ssr"),
    transform: {
      filter: { id: /\/public-app\/routes\// },
      handler(code) {
        const noted = code.replace(LAZY, 'Object.assign(lazyRouteComponent(() => import("#$1"), $2), { module: "src/$1" })');
        if (code.split("lazyRouteComponent(").length !== noted.split("Object.assign(lazyRouteComponent(").length)
          this.error("a lazy component is written in another way than the others: its module would not be known");
        return noted;
      },
    },
  };
}
