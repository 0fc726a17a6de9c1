import { lazyPart } from "#public-app/ui/server-part.tsx";

// The ways to the company, which do nothing in the browser: for `ServerPart`.

const loadContactWays = async () => (await import("./contact-ways.tsx")).ContactWays;
export const ContactWays = lazyPart(loadContactWays, import.meta.env.SSR && (await loadContactWays()));

const loadShowroom = async () => (await import("./showroom.tsx")).Showroom;
export const Showroom = lazyPart(loadShowroom, import.meta.env.SSR && (await loadShowroom()));
